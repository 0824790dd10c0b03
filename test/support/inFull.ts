export type LongSuite =
  | 'container'
  | 'crash'
  | 'databases'
  | 'examine'
  | 'faults'
  | 'feature'
  | 'hostile'
  | 'layout'
  | 'outage'
  | 'processes'
  | 'benches';

/** Whether a suite runs completely (`npm run test:<suite>`, `npm run test:all`). `npm test` runs only a part. */
export const inFull = (suite: LongSuite): boolean => ['all', suite].includes(process.env['IN_FULL'] ?? '');

type Rounds = {
  /** Number of rounds for `npm test`. */
  readonly part: number;
  /** Number of rounds for `.ci/run`, which must take at most three minutes. */
  readonly short: number;
  /** Number of rounds for `npm run test:<suite>`, which must take at most ten minutes. */
  readonly full: number;
};

export function roundsOf(suite: LongSuite, { part, short, full }: Rounds): number {
  if (!inFull(suite)) return part;
  return process.env['SHORTENED'] === 'true' ? short : full;
}
