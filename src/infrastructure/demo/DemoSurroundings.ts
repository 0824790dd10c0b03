import type { PatternEngine } from '../../application/return-reasons/PatternEngine.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { Ids } from '../../application/shared/Ids.ts';
import { cryptoIds } from '../clock/cryptoIds.ts';
import { systemClock } from '../clock/systemClock.ts';
import { lazyRe2PatternEngine } from '../patterns/lazyRe2PatternEngine.ts';

export type DemoSurroundings = {
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: Ids;
  readonly patterns: PatternEngine;
};

export const pageSurroundings = (): DemoSurroundings => ({
  clock: systemClock,
  ids: cryptoIds,
  patterns: lazyRe2PatternEngine,
});
