import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PUBLISH_LEASE } from '../../../src/domain/shared/lifetimes.ts';
import { expectAgreement, publishAndCompare, settle } from '../../support/sequences/agreement.ts';
import { anyCommand } from '../../support/sequences/commands.ts';
import { aModel, type Model } from '../../support/sequences/Model.ts';
import { TABS, World } from '../../support/sequences/World.ts';
import { roundsOf } from '../../support/inFull.ts';

const RUNS = roundsOf('faults', { part: 90, short: 1000, full: 4000 });

/** Lets all users complete their publishes one after the other, without network faults. */
async function finish(model: Model, world: World): Promise<void> {
  for (const [tab, own] of model.tabs.entries()) {
    if (!own.isOpen) continue;
    world.faults(tab).clear();
    for (let presses = 0; presses < 5 && own.wishes.size > 0; presses += 1) {
      await world.wait(PUBLISH_LEASE);
      expectAgreement(model, world);
      settle(model, world, tab, 'mine');
      await publishAndCompare(model, world, tab);
      expectAgreement(model, world);
    }
    expect(own.wishes.size, `tab ${tab} could not finish`).toBe(0);
  }
}

it('page, stored data and service remain consistent after any actions and network faults, and every user can publish [PC-1] [PC-8] [PC-9] [PB-13] [PB-14] [PB-15] [RP-1]', async () => {
  const counts = { published: 0, unanswered: 0, conflicts: 0, undone: 0 };
  await fc.assert(
    fc.asyncProperty(fc.commands(anyCommand, { maxCommands: 80, size: 'max' }), async (commands) => {
      const world = await World.begin();
      const model = aModel(world.live, TABS.length);
      await fc.asyncModelRun(() => ({ model, real: world }), commands);
      await finish(model, world);
      world.end();
      for (const each of Object.keys(counts) as (keyof typeof counts)[]) counts[each] += model.met[each];
    }),
    { numRuns: RUNS },
  );
  // Fails if the random runs contain too few of these situations.
  expect(counts.published).toBeGreaterThan(100);
  expect(counts.unanswered).toBeGreaterThan(0);
  expect(counts.conflicts).toBeGreaterThan(20);
  expect(counts.undone).toBeGreaterThan(20);
}, 1_200_000);
