import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileRules } from '../../../../src/domain/rules/evaluation/compileRules.ts';
import type { OrderItem } from '../../../../src/domain/rules/evaluation/orderItem.ts';
import { inDecidingOrder, type ReturnRule } from '../../../../src/domain/rules/returnRule.ts';
import type { RuleCondition } from '../../../../src/domain/rules/conditions/ruleCondition.ts';
import { ruleTypes } from '../../../../src/domain/rules/ruleType.ts';
import type { RuleType } from '../../../../src/domain/company/parts/ruleDocument.ts';
import { aRule as ruleWith } from '../aRule.ts';
import { anyItem, anyRule, anyRules, brief, RUNS } from '../arbitraryRules.ts';
import { firingByMeaning, jsonRulesEngine, plainItem } from '../alternativeEngines.ts';
import { makeWorkload, sampleEventData } from '../ruleWorkload.ts';

const aRule = (ruleType: RuleType, conditions: readonly RuleCondition[], more: Partial<ReturnRule> = {}): ReturnRule =>
  ruleWith(ruleType, { ruleType, conditions, eventData: sampleEventData[ruleType], ...more } as Partial<ReturnRule>);
const idsOf = (rules: readonly ReturnRule[]) => rules.map(({ ruleId }) => ruleId!);
const fires = (condition: RuleCondition, item: OrderItem): boolean =>
  compileRules([aRule('RETURN_ADDRESS', [condition])]).first(item) !== undefined;

describe('the rule condition', () => {
  const tags = (
    operator: 'fullMatch' | 'notFullMatch' | 'partialMatch',
    ...value: readonly string[]
  ): RuleCondition => ({
    fact: 'tags',
    operator,
    value,
  });
  it.each<[RuleCondition, OrderItem, boolean]>([
    [tags('fullMatch', 'Sale', 'Gift'), { tags: ['new', ' gIFT '] }, true],
    [tags('fullMatch', 'Sale'), { tags: ['Sales'] }, false],
    [tags('fullMatch', ' '), { tags: [' '] }, false],
    [tags('partialMatch', 'al'), { tags: ['SALE'] }, true],
    [tags('partialMatch', ''), { tags: ['SALE'] }, false],
    [tags('notFullMatch', 'Sale'), { tags: ['new'] }, true],
    [tags('notFullMatch', 'Sale'), { tags: ['new', 'sale'] }, false],
    [tags('notFullMatch', 'Sale'), { tags: [] }, true],
    [tags('notFullMatch', 'Sale'), {}, false],
    [{ fact: 'sku', operator: 'notFullMatch', value: ['a'] }, { sku: ' ' }, false],
    [{ fact: 'sku', operator: 'partialMatch', value: ['οδος'] }, { sku: 'ΟΔΟΣΑ' }, true],
    [{ fact: 'sku', operator: 'fullMatch', value: ['e\u0301'] }, { sku: 'É' }, true],
    [{ fact: 'area', operator: 'fullMatch', value: ['nsw'] }, { area: 'NSW' }, true],
    [{ fact: 'price', operator: 'greaterThan', value: 10 }, { price: 10 }, false],
    [{ fact: 'price', operator: 'greaterThan', value: 10 }, { price: 10.01 }, true],
    [{ fact: 'price', operator: 'lessThan', value: 10 }, { price: 10 }, false],
    [{ fact: 'price', operator: 'lessThan', value: 10 }, { price: 9.99 }, true],
    [{ fact: 'price', operator: 'between', value: [10, 20] }, { price: 10 }, true],
    [{ fact: 'price', operator: 'between', value: [10, 20] }, { price: 20 }, true],
    [{ fact: 'price', operator: 'between', value: [10, 20] }, { price: Number.NaN }, false],
    [{ fact: 'price', operator: 'between', value: [20, 10] }, { price: 15 }, false],
    [{ fact: 'purchaseDate', operator: 'greaterThan', value: '2026-02-28' }, { purchaseDate: '2026-02-28' }, false],
    [{ fact: 'purchaseDate', operator: 'greaterThan', value: '2026-02-28' }, { purchaseDate: '2026-03-01' }, true],
    [{ fact: 'purchaseDate', operator: 'lessThan', value: '2026-02-28' }, { purchaseDate: '2026-02-30' }, false],
    [
      { fact: 'purchaseDate', operator: 'between', value: ['2024-02-29', '2024-02-29'] },
      { purchaseDate: '2024-02-29' },
      true,
    ],
  ])('%j is for the item %j: %j [RL-3]', (condition, item, expected) => {
    expect(fires(condition, item)).toBe(expected);
  });
});

describe('compiled rules', () => {
  it('fire for the same items as the exported rules in json-rules-engine, and in evaluation order [RL-7]', async () => {
    await fc.assert(
      fc.asyncProperty(anyRules(anyRule(), 12), fc.array(anyItem, { maxLength: 6 }), async (rules, items) => {
        const engine = jsonRulesEngine(rules);
        const compiled = compileRules(rules);
        for (const item of items) {
          const firing = idsOf(compiled.firing(item));
          expect(firing.toSorted(), brief(rules)).toEqual((await engine(plainItem(item))).toSorted());
          expect(firing, brief(rules)).toEqual(firingByMeaning(rules, item));
          expect(compiled.first(item)?.ruleId).toBe(firing[0]);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it.each(['all', 'loose', 'narrow'] as const)(
    'fire as the evaluation of each single condition says, for 1,200 rules: %s [RL-7]',
    (habit) => {
      const rules = makeWorkload(5, habit).rules(1_200);
      const compiled = compileRules(rules);
      for (const item of makeWorkload(6).items(40)) {
        const expected = firingByMeaning(rules, item);
        expect(idsOf(compiled.firing(item))).toEqual(expected);
        expect(compiled.first(item)?.ruleId).toBe(expected[0]);
      }
    },
  );

  it('return the same result for an item after they evaluated other items or threw an error [RL-7]', () => {
    const rules = makeWorkload(9).rules(300);
    const [first, ...others] = makeWorkload(10).items(20);
    const compiled = compileRules(rules);
    const before = compiled.firing(first!);
    for (const item of others) compiled.first(item);
    expect(() => compiled.firing({ ...first, area: [7] } as never)).toThrow(TypeError);
    expect(compiled.firing(first!)).toEqual(before);
  });

  it('make no decision without rules [RL-7]', () => {
    const compiled = compileRules([aRule('RETURN_ADDRESS', [], { enabled: false })]);
    expect(compiled.firing({})).toEqual([]);
    expect(compiled.decide({})).toEqual({
      deciding: {},
      isReturnable: true,
      isReturnless: false,
      moot: [],
      returnUntil: undefined,
    });
  });
});

describe('the decision of compiled rules', () => {
  it('contains for each rule type the first rule that fires [RL-4] [RL-7]', () => {
    fc.assert(
      fc.property(anyRules(anyRule(), 12), anyItem, (rules, item) => {
        const compiled = compileRules(rules);
        const firing = compiled.firing(item);
        const { deciding } = compiled.decide(item);
        for (const type of ruleTypes) expect(deciding[type]).toBe(firing.find((rule) => rule.ruleType === type));
      }),
      { numRuns: RUNS },
    );
  });

  const sale: RuleCondition = { fact: 'tags', operator: 'fullMatch', value: ['sale'] };
  const recall: RuleCondition = { fact: 'tags', operator: 'fullMatch', value: ['recall'] };

  it('allows a return if an order exception fires in addition to a rule that forbids the return [RL-7]', () => {
    const compiled = compileRules([aRule('NON_RETURNABLE_ITEM', [sale]), aRule('ORDER_EXCEPTION', [recall])]);
    expect(compiled.decide({ tags: ['sale'] })).toMatchObject({ isReturnable: false, moot: [] });
    expect(compiled.decide({ tags: ['sale', 'recall'] })).toMatchObject({
      isReturnable: true,
      moot: ['NON_RETURNABLE_ITEM'],
    });
    expect(compiled.decide({ tags: ['recall'] })).toMatchObject({ isReturnable: true, moot: [] });
  });
});

describe('the trace of compiled rules', () => {
  it('explains for every rule why it fires or does not fire [RL-7]', () => {
    const price: RuleCondition = { fact: 'price', operator: 'greaterThan', value: 10 };
    const tags: RuleCondition = { fact: 'tags', operator: 'fullMatch', value: ['a'] };
    const rules = [
      aRule('RETURN_ADDRESS', [price, tags]),
      aRule('RETURN_ADDRESS', [price], { priority: 2 }),
      aRule('RETURN_ADDRESS', [price]),
      aRule('RETURN_ADDRESS', [], { enabled: false, priority: 0 }),
    ];
    const outcomes = compileRules(rules)
      .trace({ price: 20 })
      .map(({ outcome, checks }) => [outcome, ...checks.map((check) => check.outcome)]);
    expect(outcomes).toEqual([
      ['decides', 'holds'],
      ['does-not-fire', 'holds', 'fact-lacking'],
      ['fires-behind', 'holds'],
      ['disabled'],
    ]);
    expect(compileRules(rules).trace({ price: 5 })[0]!.checks).toEqual([{ condition: price, outcome: 'fails' }]);
  });

  it('lists the same firing and deciding rules as the evaluation of the item [RL-7]', () => {
    fc.assert(
      fc.property(anyRules(anyRule(), 10), anyItem, (rules, item) => {
        const compiled = compileRules(rules);
        const trace = compiled.trace(item);
        const fired = trace.filter(({ outcome }) => outcome === 'decides' || outcome === 'fires-behind');
        const deciding = trace.filter(({ outcome }) => outcome === 'decides').map(({ rule }) => rule);
        expect(fired.map(({ rule }) => rule)).toEqual(compiled.firing(item));
        expect(new Set(deciding)).toEqual(new Set(Object.values(compiled.decide(item).deciding)));
        expect(trace.map(({ rule }) => rule)).toEqual(inDecidingOrder(rules));
      }),
      { numRuns: RUNS },
    );
  });
});
