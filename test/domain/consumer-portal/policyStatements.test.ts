import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contradictedAmounts, contradictedDays } from '../../../src/domain/consumer-portal/contradictions.ts';
import {
  itemOfCategory,
  policyStatements,
  type PolicyStatement,
} from '../../../src/domain/consumer-portal/policyStatements.ts';
import { compileRules, type CompiledRules } from '../../../src/domain/rules/evaluation/compileRules.ts';
import type { ReturnRule } from '../../../src/domain/rules/returnRule.ts';
import { anyRule, anyRules, smallWorld } from '../rules/arbitraryRules.ts';

const rule = <Type extends ReturnRule['ruleType']>(
  ruleType: Type,
  eventData: Extract<ReturnRule, { ruleType: Type }>['eventData'],
  ...categories: readonly string[]
): ReturnRule =>
  ({
    ruleType,
    eventData,
    name: ruleType,
    enabled: true,
    priority: categories.length > 0 ? 2 : 1,
    conditions: categories.length > 0 ? [{ fact: 'categories', operator: 'fullMatch', value: categories }] : [],
  }) as unknown as ReturnRule;
const policyOf = (...rules: readonly ReturnRule[]) => policyStatements(compileRules(rules));

const window30 = rule('RETURN_WINDOWS', { days: 30, from: 'purchaseDate' });

/** Gives the rules different numbers of days and different amounts, so that a test can tell which rule applied. */
function toldApart(each: ReturnRule, nth: number): ReturnRule {
  if (each.ruleType === 'RETURN_WINDOWS') return { ...each, eventData: { ...each.eventData, days: nth % 3 } };
  if (each.ruleType === 'REFUND_FEES') return { ...each, eventData: { ...each.eventData, amount: nth % 3 } };
  return each;
}

/** Whether the rule evaluator and the statement agree about every item to which the statement applies. */
function agrees(statement: PolicyStatement, compiled: CompiledRules): boolean {
  return (statement.categories ?? [undefined]).every((category) => {
    const { deciding, isReturnable, isReturnless } = compiled.decide(itemOfCategory(category));
    const window = deciding.RETURN_WINDOWS?.eventData;
    const fee = deciding.REFUND_FEES?.eventData;
    if (statement.kind === 'forbidden') return !isReturnable;
    if (!isReturnable) return false;
    switch (statement.kind) {
      case 'kept':
        return isReturnless;
      case 'anytime':
        return window === undefined;
      case 'noFee':
        return (fee?.amount ?? 0) === 0;
      case 'window':
        return window?.days === statement.days && window.from === statement.from;
      case 'fee':
        return fee?.amount === statement.amount && fee.currency === statement.currency;
    }
  });
}

describe('policyStatements', () => {
  it('states what applies to an ordinary item, then what differs for items of certain categories [RL-4]', () => {
    const { statements, isComplete } = policyOf(
      window30,
      rule('RETURN_WINDOWS', { days: 60, from: 'deliveryDate' }, 'Shoes', 'Boots'),
      rule('NON_RETURNABLE_ITEM', { isNotReturnable: true }, 'Underwear'),
      rule('REFUND_FEES', { amount: 5, name: 'Handling', currency: 'EUR' }),
    );
    expect(statements).toEqual([
      { kind: 'window', days: 30, from: 'purchaseDate', categories: undefined },
      { kind: 'fee', amount: 5, currency: 'EUR', categories: undefined },
      { kind: 'window', days: 60, from: 'deliveryDate', categories: ['Shoes', 'Boots'] },
      { kind: 'forbidden', categories: ['Underwear'] },
    ]);
    expect(isComplete).toBe(true);
  });

  it('lets an exception override a prohibition, and states "any time" without a limit [RL-4]', () => {
    expect(
      policyOf(
        rule('NON_RETURNABLE_ITEM', { isNotReturnable: true }),
        rule('ORDER_EXCEPTION', { alwaysReturnable: true }, 'Shoes'),
      ).statements,
    ).toEqual([
      { kind: 'forbidden', categories: undefined },
      { kind: 'anytime', categories: ['Shoes'] },
    ]);
  });

  it('reports the statements as incomplete if a rule has a condition other than a category [RL-3]', () => {
    const dear = { ...window30, conditions: [{ fact: 'price', operator: 'lessThan', value: 5 }] } as ReturnRule;
    expect(policyOf(dear).isComplete).toBe(false);
  });

  it('creates only statements with which the rule evaluator agrees, for any rules and each category [RL-4]', () => {
    fc.assert(
      fc.property(anyRules(anyRule(), 8), (rules) => {
        const compiled = compileRules(rules.map(toldApart));
        const { statements } = policyStatements(compiled);
        expect(statements.filter((statement) => !agrees(statement, compiled))).toEqual([]);
        const general = statements.filter(({ categories }) => categories === undefined);
        const statedCategories = new Set(
          statements.flatMap(({ categories }) => categories ?? []).map((each) => each.toLowerCase()),
        );
        for (const category of smallWorld.listed.map((each) => each.trim()))
          if (!statedCategories.has(category.toLowerCase())) {
            const exact = rules.some(({ conditions }) =>
              conditions.some(({ operator }) => operator === 'partialMatch'),
            );
            if (!exact)
              expect(general.every((each) => agrees({ ...each, categories: [category] }, compiled))).toBe(true);
          }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('contradictedDays', () => {
  const { statements } = policyOf(window30, rule('RETURN_WINDOWS', { days: 60, from: 'purchaseDate' }, 'Shoes'));

  it.each([
    ['Return within 30 days, shoes within 60 days.', []],
    ['Return within 14 days.', [14]],
    ['Binnen 14 dagen terug', [14]],
    ['Sous 14 jours', [14]],
    ['En 14 días', [14]],
    ['14日以内に返品してください', [14]],
    ['خلال ١٤ يومًا', [14]],
    ['14 shops, 3 items', []],
  ])('finds in the text %j the numbers of days that contradict all rules: %j', (text, days) => {
    expect(contradictedDays(text, statements)).toEqual(days);
  });
});

describe('contradictedAmounts', () => {
  const dear = rule('REFUND_FEES', { amount: 1250, name: 'Handling', currency: 'AED' }, 'Tents');
  const policy = policyOf(
    rule('REFUND_FEES', { amount: 9.95, name: 'Handling', currency: 'EUR' }),
    { ...dear, conditions: [...dear.conditions, { fact: 'price', operator: 'greaterThan', value: 200 }] },
    dear,
  );

  it.each([
    ['We keep €9.95 of the refund, AED 1,250 for tents, over $200 alone.', []],
    ['We keep $5 of the refund.', [5]],
    ['Wij houden € 12,50 in', [12.5]],
    ['Nous retenons 1 000,50 € du remboursement', [1000.5]],
    ['Nous retenons 9,95 €', []],
    ['Retenemos 1.250 EUR', []],
    ['Retenemos 12 US$', [12]],
    ['返金から500円を差し引きます', [500]],
    ['￥５００', [500]],
    ['نخصم ٩٫٩٥ € من المبلغ', []],
    ['نخصم ٥ د.إ من المبلغ', [5]],
    ['30 days, 4 shops, call 1800 555 100', []],
  ])('finds in the text %j the amounts that contradict all rules: %j', (text, amounts) => {
    expect(contradictedAmounts(text, policy)).toEqual(amounts);
  });
});
