import { describe, expect, it } from 'vitest';
import { dateOfDay } from '../../../../src/domain/rules/calendarDate.ts';
import { RuleIndex } from '../../../../src/domain/rules/index/RuleIndex.ts';
import type { OrderItem } from '../../../../src/domain/rules/orderItem.ts';
import type { RuleCondition } from '../../../../src/domain/rules/ruleCondition.ts';

const texts = (fact: string, operator: string, ...value: readonly string[]) =>
  ({ fact, operator, value }) as RuleCondition;
const price = (operator: string, value: unknown) => ({ fact: 'price', operator, value }) as RuleCondition;
const date = (operator: string, value: unknown) => ({ fact: 'purchaseDate', operator, value }) as RuleCondition;

function firing(index: RuleIndex, item: OrderItem, size: number): readonly number[] {
  const into = new Int32Array(size);
  return [...into.subarray(0, index.findAll(item, into))];
}

describe('the index of rules', () => {
  it('asks every one of several conditions of a kind on one fact [RL-7]', () => {
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

  it('forgets an item that most of twenty thousand rules speak of [RL-7]', () => {
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

  it('still knows each text and date after more than it remembers [RL-7]', () => {
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

  it('takes no price, no date and a blank text for facts an item lacks [RL-3]', () => {
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

  it.each([1, 31, 32, 33, 64, 65])('names the first and the last of %i rules', (count) => {
    const index = new RuleIndex(Array.from({ length: count }, () => []));
    expect(firing(index, {}, count)).toEqual(Array.from({ length: count }, (_, place) => place));
    expect(index.findFirst({})).toBe(0);
    expect(new RuleIndex([[price('greaterThan', 5)]]).findFirst({ price: 5 })).toBe(-1);
  });
});
