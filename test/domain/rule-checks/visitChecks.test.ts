import { describe, expect, it } from 'vitest';
import { addChecks } from '../../../src/domain/rule-checks/checkEdits.ts';
import { writeChecks, noChecks } from '../../../src/domain/rule-checks/writeChecks.ts';
import { CHECK_NAME_LIMIT } from '../../../src/domain/rule-checks/ruleCheck.ts';
import { runChecks } from '../../../src/domain/rule-checks/runChecks.ts';
import { checksOfVisit, VISIT_NAME_LIMIT } from '../../../src/domain/rule-checks/visitChecks.ts';
import { compileRules } from '../../../src/domain/rules/evaluation/compileRules.ts';
import { visitedItems } from '../../../src/domain/test-return/visitedItems.ts';
import { isTooLong } from '../../../src/domain/validation/textLimit.ts';
import { aRule } from '../rules/aRule.ts';
import { makeWorkload } from '../rules/ruleWorkload.ts';

const order = (names: readonly string[]) => ({
  number: 'NW-1',
  purchaseDate: '2026-01-01',
  country: 'AU',
  area: undefined,
  items: names.map((name, nth) => ({ id: `i${nth}`, name, price: 10 * nth, categories: [`c${nth}`] })),
});

describe('checks created from a test return', () => {
  it('expect for each item the current decision of the rules, and fail if the decision changes [RL-7]', () => {
    const window = (days: number) => {
      const eventData = { days, from: 'purchaseDate' };
      return compileRules([aRule('w', { ruleType: 'RETURN_WINDOWS', conditions: [], eventData })]);
    };
    const items = visitedItems(order(['Jacket', 'Socks']));
    const drafts = checksOfVisit(window(30), { name: ' Two in time ', requestedOn: '2026-01-21', items });
    expect(drafts).toEqual([
      {
        name: 'Two in time: Jacket',
        item: { categories: ['c0'], price: 0, purchaseDate: '2026-01-01', area: 'AU' },
        askedAfter: 20,
        expected: [
          { of: 'verdict', is: 'returnable' },
          { of: 'RETURN_WINDOWS', is: { days: 30, from: 'purchaseDate' } },
        ],
      },
      expect.objectContaining({ name: 'Two in time: Socks', askedAfter: 20 }),
    ]);
    const checks = drafts.map((draft, nth) => ({ id: `k${nth}`, ...draft }));
    expect(runChecks(window(30), checks).map(({ isBroken }) => isBroken)).toEqual([false, false]);
    expect(runChecks(window(14), checks).map(({ isBroken }) => isBroken)).toEqual([true, true]);
  });

  it('have names that the service accepts, for any item names and many similar items [RL-7]', () => {
    const workload = makeWorkload(7);
    const compiled = compileRules(workload.rules(60));
    for (const name of ['x'.repeat(VISIT_NAME_LIMIT.max), 'Visit']) {
      const items = visitedItems(order(['Socks', 'socks', '👟'.repeat(120), '👟'.repeat(121), ' ', 'é'.repeat(300)]));
      const drafts = checksOfVisit(compiled, { name, requestedOn: '2026-01-21', items });
      expect(drafts.filter((draft) => isTooLong(CHECK_NAME_LIMIT, draft.name))).toEqual([]);
      const checks = drafts.map((draft, nth) => ({ id: `k${nth}`, ...draft }));
      const added = addChecks(checks)([]);
      expect(added.ok && added.value).toHaveLength(6);
      const stored = writeChecks(noChecks, { ifMatch: noChecks.revision, checks }, { id: 'r', now: '' } as never);
      expect(stored.ok && stored.value.checks).toHaveLength(6);
    }
  });

  it('are all added, or none of them if one of their names is already used [RL-7]', () => {
    const items = visitedItems(order(['Jacket', 'Socks']));
    const drafts = checksOfVisit(compileRules([]), { name: 'Visit', requestedOn: '2026-01-21', items });
    const existing = { id: 'old', ...drafts[1]!, name: 'visit: socks' };
    const added = drafts.map((draft, nth) => ({ id: `k${nth}`, ...draft }));
    expect(addChecks(added)([existing])).toEqual({ ok: false, error: { kind: 'name-taken' } });
  });
});
