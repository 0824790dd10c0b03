export type LongSuite =
  | 'crash'
  | 'databases'
  | 'examine'
  | 'faults'
  | 'feature'
  | 'hostile'
  | 'layout'
  | 'outage'
  | 'benches';

/** Whether a suite runs in full (`npm run test:<suite>`, `npm run test:all`). `npm test` runs only a part of it. */
export const inFull = (suite: LongSuite): boolean => ['all', suite].includes(process.env['IN_FULL'] ?? '');

type Rounds = {
  /** For `npm test`. */
  readonly part: number;
  /** For `.ci/run`, at most three minutes. */
  readonly short: number;
  /** For `npm run test:<suite>`, at most ten minutes. */
  readonly full: number;
};

export function roundsOf(suite: LongSuite, { part, short, full }: Rounds): number {
  if (!inFull(suite)) return part;
  return process.env['SHORTENED'] === 'true' ? short : full;
}
