import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aReason } from '../../support/builders.ts';
import { CountingIds } from '../../support/CountingIds.ts';
import type { Fault } from '../../support/Faults.ts';
import { aGround, liveOf, openWorkspace, REFETCH_DELAY, type Workspace } from '../../support/workspace.ts';
import { settled } from '../../support/settled.ts';

/** `npm run test:faults` runs all of it. */
const isWhole = process.env['FAULTS'] === 'all';

type Act =
  | { readonly kind: 'edit'; readonly code: string }
  | { readonly kind: 'fault'; readonly call: string; readonly fault: Fault }
  | { readonly kind: 'publish' | 'reload' | 'others' | 'wait' };

const call = fc.constantFrom('open', 'company', 'complete', 'giveUp', 'read', 'latest');
const settledCall = fc.constantFrom('company', 'complete', 'read', 'latest');
const passing = fc.constantFrom<Fault>(
  'lost-before',
  'lost-after',
  'timed-out',
  'server-error',
  'server-error-after',
  'busy',
);
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('edit'), code: fc.constantFrom('SIZE', 'DAMAGED', 'NEW') }) },
  { weight: 4, arbitrary: fc.constant({ kind: 'publish' } as const) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('fault'), call, fault: passing }) },
  // Refused for good; a service does not say so of an open draft.
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('fault'), call: settledCall, fault: fc.constant('rejected') }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom({ kind: 'reload' } as const, { kind: 'others' } as const, { kind: 'wait' } as const),
  },
);

/** Every person's question is answered with "mine": conflicts come from one's own lost answers here. */
async function press(workspace: Workspace): Promise<void> {
  await workspace.publish();
  const { conflict } = workspace.publishing;
  if (conflict) workspace.publishing.settleConflict(new Set(conflict.conflicts.map(({ mine }) => mine.key)));
}

const textsOf = (reasons: readonly { readonly code: string; readonly description: string }[]) =>
  Object.fromEntries(reasons.map(({ code, description }) => [code, description]));

describe('over an unreliable network', () => {
  it('no edit is lost, none is published twice, and the person can always finish [PB-13] [PB-14] [PB-15]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 20 }), async (acts) => {
        const ground = aGround();
        let mine = await openWorkspace(ground);
        const wanted: Record<string, string> = {};
        let theirs: string | undefined;
        let publishesOfOthers = 0;
        for (const [index, each] of acts.entries()) {
          if (each.kind === 'edit') {
            wanted[each.code] = `text ${index}`;
            mine.save(aReason({ code: each.code, description: `text ${index}` }));
          } else if (each.kind === 'fault') ground.faults.plan(each.call, each.fault);
          else if (each.kind === 'publish') await press(mine);
          else if (each.kind === 'wait') {
            ground.clock.advance(REFETCH_DELAY);
            await settled();
          } else if (each.kind === 'reload') {
            mine.leave();
            ground.faults.clear();
            mine = await openWorkspace(ground);
          } else {
            const sound = { ...aGround(), service: ground.service, ids: new CountingIds(`theirs-${index}`) };
            const other = await openWorkspace(sound, { userId: 'user-2' });
            other.save(aReason({ code: 'MIND', description: `theirs ${index}` }));
            await other.publish();
            if (other.publishing.state.kind === 'published') {
              theirs = `theirs ${index}`;
              publishesOfOthers += 1;
            }
            other.leave();
          }
          expect(textsOf(mine.shown())).toMatchObject(wanted);
        }

        ground.faults.clear();
        for (let presses = 0; presses < 4 && mine.changes.count > 0; presses += 1) {
          ground.clock.advance(REFETCH_DELAY);
          await settled();
          await press(mine);
        }
        expect(mine.changes.count).toBe(0);
        expect(textsOf(liveOf(ground).reasons)).toMatchObject({
          ...wanted,
          ...(theirs === undefined ? {} : { MIND: theirs }),
        });

        const completed = new Set(ground.faults.effects.filter((call) => call.startsWith('complete:')));
        const revisions = Number(/\d+/.exec(liveOf(ground).revision)?.[0]) - 1;
        expect(revisions).toBeLessThanOrEqual(completed.size + publishesOfOthers);
      }),
      { numRuns: isWhole ? 10_000 : 500 },
    );
  }, 1_200_000);
});
