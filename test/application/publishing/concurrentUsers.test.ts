import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import { productOf } from '../../../src/domain/company/companyConfiguration.ts';
import { aReason } from '../../support/samples/builders.ts';
import { CountingIds } from '../../support/fakes/CountingIds.ts';
import { Faults } from '../../support/fakes/Faults.ts';
import { settled } from '../../support/settled.ts';
import { anEnvironment, liveOf, openWorkspace, type Environment, type Workspace } from '../../support/workspace.ts';
import { roundsOf } from '../../support/inFull.ts';

const RUNS = roundsOf('faults', { part: 100, short: 1000, full: 4000 });

type Act = {
  readonly person: number;
  readonly kind: 'edit' | 'publish' | 'step' | 'mine' | 'theirs' | 'wait';
  readonly code: string;
};

const act: fc.Arbitrary<Act> = fc.record({
  person: fc.nat(7),
  kind: fc.oneof(
    { weight: 4, arbitrary: fc.constant('edit' as const) },
    { weight: 3, arbitrary: fc.constant('publish' as const) },
    { weight: 8, arbitrary: fc.constant('step' as const) },
    { weight: 2, arbitrary: fc.constantFrom('mine' as const, 'theirs' as const) },
    { weight: 1, arbitrary: fc.constant('wait' as const) },
  ),
  code: fc.constantFrom('SIZE', 'DAMAGED', 'MIND'),
});

type Person = { readonly page: Workspace; readonly faults: Faults };

type Texts = Readonly<Record<string, string>>;
const textsOf = (reasons: readonly { readonly code: string; readonly description: string }[]): Texts =>
  Object.fromEntries(reasons.map(({ code, description }) => [code, description]));
const baseOf = ({ page }: Person): Texts =>
  textsOf((page.company.configuration && productOf(page.company.configuration).returnReasons?.reasons) ?? []);

/** Opens a page for each of several users. Each call of their publishes waits until the test releases it. */
async function gather(environment: Environment, count: number): Promise<readonly Person[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const faults = new Faults();
      const own = { ...environment, faults, storage: new InMemoryStorage(), ids: new CountingIds(`person-${index}`) };
      const page = await openWorkspace(own, { userId: `user-${index}` });
      return { page, faults };
    }),
  );
}

const holdCalls = ({ faults }: Person): void => {
  faults.clear();
  for (const call of ['open', 'company', 'complete']) faults.plan(call, 'held', 'held', 'held');
};

describe('several users who publish at the same time', () => {
  it('overwrite only values that their own page had shown, in whatever order their calls arrive [PB-15]', async () => {
    let wentLive = 0;
    let conflicts = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 8 }),
        fc.array(act, { minLength: 20, maxLength: 80, size: 'max' }),
        async (count, acts) => {
          const environment = anEnvironment();
          const people = await gather(environment, count);
          let live = textsOf(liveOf(environment).reasons);
          for (const [index, each] of acts.entries()) {
            // Only a user with a waiting call can be chosen.
            const candidates =
              each.kind === 'step' ? people.filter(({ page }) => page.publishing.isPublishing) : people;
            const person = candidates[each.person % candidates.length];
            if (!person) continue;
            const { page, faults } = person;
            const base = baseOf(person);
            if (each.kind === 'edit') page.save(aReason({ code: each.code, description: `text ${index}` }));
            else if (each.kind === 'publish' && page.publishing.canPublish) {
              holdCalls(person);
              void page.publish();
            } else if (each.kind === 'step') faults.release();
            else if (each.kind === 'wait') environment.clock.advance(3000);
            else if (page.publishing.conflict) {
              conflicts += 1;
              const keys = page.publishing.conflict.conflicts.map(({ mine }) => mine.key);
              page.publishing.settleConflict(new Set(each.kind === 'mine' ? keys : []));
            }
            await settled();
            const now = textsOf(liveOf(environment).reasons);
            // The page of the user who published these values had shown the values that they replaced.
            for (const [code, text] of Object.entries(now))
              if (text !== live[code]) expect(live[code]).toBe(base[code]);
            if (JSON.stringify(live) !== JSON.stringify(now)) wentLive += 1;
            live = now;
          }
          for (const { page } of people) page.leave();
        },
      ),
      { numRuns: RUNS },
    );
    expect(wentLive).toBeGreaterThan(100);
    expect(conflicts).toBeGreaterThan(20);
  }, 1_200_000);

  it('can all complete their publishes one after another [PB-13] [PB-15]', async () => {
    const environment = anEnvironment();
    const people = await gather(environment, 8);
    for (const [index, { page }] of people.entries()) page.save(aReason({ code: 'SIZE', description: `by ${index}` }));
    await Promise.all(people.map(({ page }) => page.publish()));
    for (const { page } of people)
      for (let presses = 0; presses < 3 && page.changes.count > 0; presses += 1) {
        environment.clock.advance(3000);
        await settled();
        const { conflict } = page.publishing;
        if (conflict) page.publishing.settleConflict(new Set(conflict.conflicts.map(({ mine }) => mine.key)));
        await page.publish();
        const found = page.publishing.conflict;
        if (found) page.publishing.settleConflict(new Set(found.conflicts.map(({ mine }) => mine.key)));
      }
    expect(people.map(({ page }) => page.changes.count)).toEqual(Array.from({ length: 8 }, () => 0));
    expect(liveOf(environment).revision).toBe('"r9"');
  });
});
