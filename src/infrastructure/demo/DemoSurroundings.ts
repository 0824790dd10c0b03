import type { PatternEngine } from '../../application/return-reasons/PatternEngine.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { Ids } from '../../application/shared/Ids.ts';
import { CryptoIds } from '../clock/CryptoIds.ts';
import { SystemClock } from '../clock/SystemClock.ts';
import { LazyRe2PatternEngine } from '../patterns/LazyRe2PatternEngine.ts';

/** What the demo's service takes from around it. */
export type DemoSurroundings = {
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: Ids;
  readonly patterns: PatternEngine;
};

/** Those of the page. */
export const pageSurroundings = (): DemoSurroundings => ({
  clock: new SystemClock(),
  ids: new CryptoIds(),
  patterns: new LazyRe2PatternEngine(),
});
