export type LongSuite = 'crash' | 'examine' | 'faults' | 'feature' | 'hostile' | 'layout' | 'outage' | 'benches';

/** Whether a suite of which `npm test` runs a part runs whole: by `npm run test:<suite>`, and all of them by `npm run test:all`. */
export const inFull = (suite: LongSuite): boolean => ['all', suite].includes(process.env['IN_FULL'] ?? '');
