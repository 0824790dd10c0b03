import type { PatternEngine } from '../../application/return-reasons/PatternEngine.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { Ids } from '../../application/shared/Ids.ts';
import { CryptoIds } from '../clock/CryptoIds.ts';
import { SystemClock } from '../clock/SystemClock.ts';
import { LazyRe2PatternEngine } from '../patterns/LazyRe2PatternEngine.ts';

export type DemoSurroundings = {
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: Ids;
  readonly patterns: PatternEngine;
};

export const pageSurroundings = (): DemoSurroundings => ({
  clock: new SystemClock(),
  ids: new CryptoIds(),
  patterns: new LazyRe2PatternEngine(),
});
