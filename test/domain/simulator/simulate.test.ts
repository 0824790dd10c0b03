import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderItem } from '../../../src/domain/rules/evaluation/orderItem.ts';
import { compileRules } from '../../../src/domain/rules/evaluation/compileRules.ts';
import { conditionHolds } from '../../../src/domain/rules/evaluation/conditionHolds.ts';
import type { ReturnRule } from '../../../src/domain/rules/returnRule.ts';
import type { ListedRule } from '../../../src/domain/rules/ruleRows.ts';
import { ruleTypes } from '../../../src/domain/rules/ruleType.ts';
import { readSimulatedRules, simulate, type SimulatedRules } from '../../../src/domain/simulator/simulate.ts';
import { aRule, documentOf } from '../rules/aRule.ts';
import { anyItem, anyRule, anyRules } from '../rules/arbitraryRules.ts';

const read = (rules: readonly ReturnRule[]): SimulatedRules =>
  readSimulatedRules((rules as readonly ListedRule[]).map(documentOf));

const aWindow = (ruleId: string, days: number, more: Partial<ReturnRule> = {}) =>
  aRule(ruleId, {
    ruleType: 'RETURN_WINDOWS',
    conditions: [],
    eventData: { days, from: 'purchaseDate' },
    ...more,
  } as Partial<ReturnRule>);

const bought: OrderItem = { purchaseDate: '2026-10-03', price: 249 };
const on = (requestedOn: string, ...rules: readonly ReturnRule[]) =>
  simulate(read(rules), read(rules), bought, requestedOn).published;

describe('simulate', () => {
  it('returns the same decisions as the evaluator for 1,000 random rule sets and items [RL-7]', () => {
    const sets = anyRules(anyRule(), 8);
    fc.assert(
      fc.property(sets, sets, anyItem, (published, pending, item) => {
        const shown = simulate(read(published), read(pending), item, '2026-01-03');
        for (const [side, rules] of [
          ['published', published],
          ['pending', pending],
        ] as const) {
          const decided = compileRules(rules).decide(item);
          // Each decision shown on the screen must agree with the rule evaluator.
          const onScreen = shown.decisions.map((decision) => {
            const { deciding, rules: listed, overriddenBy } = decision[side];
            const row = listed.find(({ outcome }) => outcome === 'decides');
            const isMoot = deciding !== undefined && overriddenBy !== undefined;
            return [decision.type, deciding?.ruleId, row?.rule.ruleId, isMoot, listed.length];
          });
          const evaluated = shown.decisions.map(({ type }) => {
            const ruleId = decided.deciding[type]?.ruleId;
            const count = rules.filter(({ ruleType }) => ruleType === type).length;
            return [type, ruleId, ruleId, decided.moot.includes(type), count];
          });
          expect(onScreen).toEqual(evaluated);
          const wrong = shown.decisions.flatMap((decision) =>
            decision[side].rules.flatMap(({ checks }) =>
              checks.filter(({ condition, outcome }) => (outcome === 'holds') !== conditionHolds(condition, item)),
            ),
          );
          expect(wrong).toEqual([]);
          expect(shown.decisions).toHaveLength(ruleTypes.length);
          expect(shown[side].kind === 'forbidden').toBe(!decided.isReturnable);
          expect(shown[side].window?.until).toBe(decided.returnUntil);
          if (decided.isReturnable && shown[side].kind !== 'too-late')
            expect(shown[side].kind === 'returnless').toBe(decided.isReturnless);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('returns "too-late" from the day after the last day of the return window [RL-7]', () => {
    expect(on('2026-11-02', aWindow('w', 30))).toEqual({
      kind: 'returnable',
      window: { days: 30, from: 'purchaseDate', until: '2026-11-02' },
    });
    expect(on('2026-11-03', aWindow('w', 30)).kind).toBe('too-late');
  });

  it('never returns "too-late" without a return window, or if the window starts at a date that the item lacks [RL-7]', () => {
    const fromDelivery = aWindow('w', 30, { eventData: { days: 30, from: 'deliveryDate' } });
    expect(on('2030-01-01', fromDelivery)).toEqual({ kind: 'returnable', window: { days: 30, from: 'deliveryDate' } });
    expect(on('2030-01-01')).toEqual({ kind: 'returnable', window: undefined });
  });

  it('returns "forbidden" if a rule forbids the return, unless an order exception allows the return [RL-7]', () => {
    const never = aRule('n', { conditions: [], name: 'Final sale' });
    const always = aRule('e', { ruleType: 'ORDER_EXCEPTION', conditions: [], eventData: { alwaysReturnable: true } });
    expect(on('2026-10-04', never, aWindow('w', 30))).toMatchObject({ kind: 'forbidden', rule: 'Final sale' });
    expect(on('2026-10-04', never, always, aWindow('w', 30)).kind).toBe('returnable');
    expect(on('2026-12-04', never, always, aWindow('w', 30)).kind).toBe('too-late');
  });

  it('marks outcomes that differ from the outcomes of the published rules, and marks added and changed rules [RL-7]', () => {
    const before = [aWindow('w', 30), aRule('n')];
    const after = [aWindow('w', 60), aRule('n'), aWindow('x', 90, { priority: 0 })];
    const { decisions } = simulate(read(before), read(after), bought, '2026-11-21');
    const of = (type: string) => decisions.find((each) => each.type === type)!;
    expect(of('RETURN_WINDOWS')).toMatchObject({ isDifferent: true, hasChangedRules: true });
    expect(of('RETURN_WINDOWS').pending.rules.map(({ change }) => change)).toEqual(['changed', 'added']);
    expect(of('NON_RETURNABLE_ITEM')).toMatchObject({ isDifferent: false, hasChangedRules: false });
  });

  it('marks no difference if a different rule decides but has the same effect [RL-7]', () => {
    const { decisions } = simulate(read([aWindow('w', 30)]), read([aWindow('x', 30)]), bought, '2026-11-21');
    expect(decisions.filter(({ isDifferent }) => isDifferent)).toEqual([]);
  });
});
