import { describe, expect, it } from 'vitest';
import { dateOfDay } from '../../../../src/domain/rules/conditions/calendarDate.ts';
import { conditionHolds } from '../../../../src/domain/rules/evaluation/conditionHolds.ts';
import { RuleIndex } from '../../../../src/domain/rules/index/RuleIndex.ts';
import type { OrderItem } from '../../../../src/domain/rules/evaluation/orderItem.ts';
import type { RuleCondition } from '../../../../src/domain/rules/conditions/ruleCondition.ts';

const texts = (fact: string, operator: string, ...value: readonly string[]) =>
  ({ fact, operator, value }) as RuleCondition;
const price = (operator: string, value: unknown) => ({ fact: 'price', operator, value }) as RuleCondition;
const date = (operator: string, value: unknown) => ({ fact: 'purchaseDate', operator, value }) as RuleCondition;

function firing(index: RuleIndex, item: OrderItem, size: number): readonly number[] {
  const into = new Int32Array(size);
  return [...into.subarray(0, index.findAll(item, into))];
}

const byMeaning = (rules: readonly (readonly RuleCondition[])[], item: OrderItem): readonly number[] =>
  [...rules.entries()].filter(([, rule]) => rule.every((each) => conditionHolds(each, item))).map(([place]) => place);

describe('RuleIndex', () => {
  it('fires a rule only if all conditions of the rule on the same fact are true [RL-7]', () => {
    const rules = [
      [texts('tags', 'fullMatch', 'a'), texts('tags', 'fullMatch', 'b')],
      [texts('tags', 'fullMatch', 'a'), texts('tags', 'fullMatch', 'b'), texts('tags', 'fullMatch', 'c')],
      [texts('tags', 'fullMatch', 'a')],
      [texts('tags', 'notFullMatch', 'x'), texts('tags', 'notFullMatch', 'c')],
    ];
    const index = new RuleIndex(rules);
    expect(firing(index, { tags: ['a'] }, 4)).toEqual([2, 3]);
    expect(firing(index, { tags: ['b', 'a'] }, 4)).toEqual([0, 2, 3]);
    expect(firing(index, { tags: ['c', 'b', 'a'] }, 4)).toEqual([0, 1, 2]);
    expect(firing(index, {}, 4)).toEqual([]);
  });

  it('does not use facts of the previously evaluated item [RL-7]', () => {
    const index = new RuleIndex([
      [texts('categories', 'fullMatch', 'a')],
      [texts('categories', 'notFullMatch', 'b')],
      [price('greaterThan', 10)],
    ]);
    expect(firing(index, { categories: ['x'], price: 5 }, 3)).toEqual([1]);
    expect(firing(index, { price: 20 }, 3)).toEqual([2]);
  });

  it.each([
    ['price', (place: number): OrderItem => ({ price: place + 0.5 })],
    ['purchaseDate', (place: number): OrderItem => ({ purchaseDate: dateOfDay(place) ?? '' })],
  ])('supports more ranges of the fact %s than the index precomputes [RL-7]', (fact, itemAt) => {
    const edge = (place: number) => (fact === 'price' ? place : dateOfDay(place));
    const rules = Array.from({ length: 2_200 }, (_, nth) => [
      { fact, operator: 'between', value: [edge(nth), edge(nth + 2)] } as RuleCondition,
    ]);
    const index = new RuleIndex(rules);
    for (const place of [0, 1, 2, 3, 1_000, 1_001, 1_000, 2_199, 7, 2_201, 2_202])
      expect(firing(index, itemAt(place), 2_200), `${place}`).toEqual(byMeaning(rules, itemAt(place)));
    expect(firing(index, {}, 2_200)).toEqual([]);
  });

  it('evaluates the next item correctly after an item for which 10,000 rules fired [RL-7]', () => {
    const rules = Array.from({ length: 20_000 }, (_, nth) => [
      texts('tags', nth % 2 === 0 ? 'fullMatch' : 'notFullMatch', 'everywhere'),
    ]);
    const index = new RuleIndex(rules);
    for (let turn = 0; turn < 2; turn += 1) {
      expect(firing(index, { tags: ['everywhere'] }, 20_000)).toHaveLength(10_000);
      expect(firing(index, { tags: ['everywhere'] }, 20_000)[1]).toBe(2);
      expect(firing(index, { tags: ['nowhere'] }, 20_000).slice(0, 2)).toEqual([1, 3]);
    }
  });

  it('evaluates texts and dates correctly after the cache of the index overflowed [RL-7]', () => {
    const index = new RuleIndex([
      [texts('sku', 'fullMatch', 'S-7')],
      [texts('sku', 'partialMatch', '-7')],
      [date('greaterThan', '2000-01-01')],
    ]);
    const isKnown = (): readonly number[] => firing(index, { sku: 's-7', purchaseDate: '2000-01-02' }, 3);
    expect(isKnown()).toEqual([0, 1, 2]);
    for (let nth = 0; nth < 100_100; nth += 1)
      index.findFirst({ sku: `S-${nth}`, purchaseDate: dateOfDay(nth % 40_000) ?? '' });
    expect(isKnown()).toEqual([0, 1, 2]);
    expect(firing(index, { sku: 's-6', purchaseDate: '2000-01-01' }, 3)).toEqual([]);
  });

  it('treats an invalid price, an invalid date and a blank text like missing facts [RL-3]', () => {
    const index = new RuleIndex([
      [price('greaterThan', 0)],
      [price('lessThan', 10)],
      [date('lessThan', '2100-01-01')],
      [texts('sku', 'notFullMatch', 'x')],
      [],
    ]);
    const lacking: readonly OrderItem[] = [
      {},
      { price: NaN, purchaseDate: 'soon', sku: ' ' },
      { price: Infinity, purchaseDate: '2026-02-30' },
    ];
    expect(lacking.map((item) => firing(index, item, 5))).toEqual([[4], [4], [4]]);
    expect(firing(index, { price: 0 }, 5)).toEqual([1, 4]);
    expect(firing(index, { price: 0.01, sku: 'y' }, 5)).toEqual([0, 1, 3, 4]);
  });

  it.each([1, 31, 32, 33, 64, 65])('finds all of %i rules, including the first and the last', (count) => {
    const index = new RuleIndex(Array.from({ length: count }, () => []));
    expect(firing(index, {}, count)).toEqual(Array.from({ length: count }, (_, place) => place));
    expect(index.findFirst({})).toBe(0);
    expect(new RuleIndex([[price('greaterThan', 5)]]).findFirst({ price: 5 })).toBe(-1);
  });
});
