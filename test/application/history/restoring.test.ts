import { describe, expect, it } from 'vitest';
import { openDemoPage } from '../../restoring/openDemoPage.ts';
import { restoreRounds } from '../../restoring/restoreRounds.ts';
import { RESTORED, restoringSample } from '../../restoring/restoringSample.ts';

/** `RUNS=1000` gives the number of runs that the documentation states. */
const RUNS = Number(process.env['RUNS'] ?? 60);

describe('a revision that is restored and published', () => {
  it('equals the original revision exactly, including the order of lists, whatever was published or edited in between [PB-16]', async () => {
    const page = await openDemoPage(restoringSample(), RESTORED);
    expect(await restoreRounds(page, RUNS, 1)).toEqual([]);
  }, 1_200_000);
});
