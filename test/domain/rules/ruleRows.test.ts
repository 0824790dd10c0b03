import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrangeRules,
  freeRuleName,
  listedRule,
  moveApart,
  rulesOfType,
  stateOfRule,
  type ListedRule,
} from '../../../src/domain/rules/ruleRows.ts';
import { aRule as anyRule, documentOf } from './aRule.ts';

const aRule = (ruleId: string, more: Partial<ListedRule> = {}): ListedRule =>
  anyRule(ruleId, {
    ruleType: 'RETURN_WINDOWS',
    eventData: { days: 30, from: 'purchaseDate' },
    ...more,
  } as Partial<ListedRule>);
const withoutPriority = (rule: ListedRule): object => ({ ...rule, priority: 0 });
const idsOf = (rules: readonly ListedRule[]): readonly string[] =>
  rulesOfType(rules.map(documentOf), 'RETURN_WINDOWS').map(({ ruleId }) => ruleId);

describe('rules of one type', () => {
  it('include neither rules of other types nor unreadable rules', () => {
    const unreadable = {
      ...documentOf(aRule('odd')),
      rule: { priority: 1, conditions: { all: [] }, event: { type: 'x', params: {} } },
    };
    const other = documentOf(aRule('fee', { ruleType: 'RETURNLESS_ITEM', eventData: { returnless: true } } as never));
    expect(listedRule(unreadable)).toBeUndefined();
    expect(rulesOfType([unreadable, other, documentOf(aRule('one'))], 'RETURN_WINDOWS')).toMatchObject([
      { ruleId: 'one' },
    ]);
  });

  it('can be sorted into any order with as few priority changes as possible [RL-4]', () => {
    const order = fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e'], { minLength: 5 });
    const priorities = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(order, priorities, (newOrder, of) => {
        const rules = [
          ...['a', 'b', 'c', 'd', 'e'].map((id, nth) => aRule(id, { priority: of[nth]! })),
          aRule('rest', { isDefault: true }),
        ];
        const arranged = arrangeRules(rules, [...newOrder, 'gone', 'rest']);
        expect(idsOf(arranged)).toEqual([...newOrder, 'rest']);
        expect(arranged.map(withoutPriority)).toEqual(rules.map(withoutPriority));
      }),
    );
    const same = [aRule('a', { priority: 2 }), aRule('b')];
    expect(arrangeRules(same, ['a', 'b'])).toEqual(same);
  });
});

describe('the state of a rule row', () => {
  const rule = aRule('a');
  it.each([
    ['removed', rule, undefined, false],
    ['added', undefined, rule, false],
    ['changed', rule, { ...rule, enabled: false }, false],
    ['moved', rule, { ...rule, priority: 4 }, true],
    ['published', rule, { ...rule, priority: 4 }, false],
  ] as const)('is %s', (state, published, pending, isMoved) => {
    expect(stateOfRule(published, pending, isMoved)).toBe(state);
  });
});

it('freeRuleName numbers a name until it is unused, ignoring case [RL-6]', () => {
  expect(freeRuleName('Sale', [])).toBe('Sale');
  expect(freeRuleName('Sale', [aRule('1', { name: ' SALE ' }), aRule('2', { name: 'sale 2' })])).toBe('Sale 3');
});

describe('moveApart [RL-4] [RL-8]', () => {
  it('moves a rule above or below the given rules with a unique priority, and does not reorder the other rules', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 7 }),
        fc.nat(),
        fc.nat(),
        fc.constantFrom('above', 'below'),
        (priorities, first, second, side) => {
          const rules = priorities.map((priority, nth) => aRule(`r${nth}`, { priority }));
          const [mine, other] = [`r${first % rules.length}`, `r${second % rules.length}`];
          if (mine === other) return;
          const put = moveApart(rules, mine, side, [other]);
          const priorityOf = (id: string) => put.find(({ ruleId }) => ruleId === id)?.priority ?? 0;
          const gap = priorityOf(mine) - priorityOf(other);
          expect(side === 'above' ? gap > 0 : gap < 0).toBe(true);
          expect(idsOf(put).filter((id) => id !== mine)).toEqual(idsOf(rules).filter((id) => id !== mine));
        },
      ),
    );
  });
});
