import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyMoves, Devices } from '../../../support/sequences/Devices.ts';
import { roundsOf } from '../../../support/inFull.ts';

const RUNS = roundsOf('faults', { part: 60, short: 300, full: 1000 });

describe('one user with several tabs and devices', () => {
  it('loses no edit in any sequence of actions: an edit is pending, published, or replaced after the user saw a conflict [PC-8] [PC-9] [AU-7] [AU-8]', async () => {
    const counts = {
      conflicts: 0,
      published: 0,
      expired: 0,
      signedOut: 0,
      cameBack: 0,
      moved: 0,
      unchangedPlacements: 0,
    };
    await fc.assert(
      fc.asyncProperty(anyMoves, async (all) => {
        const devices = new Devices();
        for (const move of all) await devices.make(move);
        expect(await devices.finish()).toEqual([]);
        for (const each of Object.keys(counts) as (keyof typeof counts)[]) counts[each] += devices.met[each];
      }),
      { numRuns: RUNS },
    );
    // Fails if the random sequences contain too few of these situations.
    expect(counts.conflicts).toBeGreaterThan(20);
    expect(counts.published).toBeGreaterThan(20);
    expect(counts.expired).toBeGreaterThan(20);
    expect(counts.signedOut).toBeGreaterThan(20);
    expect(counts.moved).toBeGreaterThan(20);
    expect(counts.cameBack).toBeGreaterThan(5);
    expect(counts.unchangedPlacements).toBeGreaterThan(20);
  }, 1_200_000);
});
