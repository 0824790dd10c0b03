import { describe, expect, it } from 'vitest';
import { openDemoPage } from '../../restoring/openDemoPage.ts';
import { restoreRounds } from '../../restoring/restoreRounds.ts';
import { RESTORED, restoringSample } from '../../restoring/restoringSample.ts';

/** `RUNS=1000` for as many as the promise is about. */
const RUNS = Number(process.env['RUNS'] ?? 60);

describe('an earlier revision brought back and published', () => {
  it('is kept byte for byte as it was, order and all, whatever was published and edited since [PB-16]', async () => {
    const page = await openDemoPage(restoringSample(), RESTORED);
    expect(await restoreRounds(page, RUNS, 1)).toEqual([]);
  }, 1_200_000);
});
