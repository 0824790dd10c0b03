import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionHolds } from '../../../src/domain/rules/evaluation/conditionHolds.ts';
import { conditionsOfItem } from '../../../src/domain/simulator/conditionsOfItem.ts';
import { anyItem } from '../rules/arbitraryRules.ts';

describe('conditionsOfItem', () => {
  it('returns rule conditions that are true for the given item [RL-7]', () => {
    fc.assert(
      fc.property(anyItem, (item) => {
        for (const condition of conditionsOfItem(item)) expect(conditionHolds(condition, item)).toBe(true);
      }),
    );
  });

  it('returns a condition for every fact that the item has, except the purchase date, without repeated values [RL-7]', () => {
    const item = {
      categories: ['Wine', ' wine', 'Red'],
      tags: [],
      sku: ' W-1 ',
      price: 49.5,
      purchaseDate: '2026-10-03',
      area: ' ',
    };
    expect(conditionsOfItem(item)).toEqual([
      { fact: 'categories', operator: 'fullMatch', value: ['Wine', 'Red'] },
      { fact: 'sku', operator: 'fullMatch', value: ['W-1'] },
      { fact: 'price', operator: 'between', value: [20, 50] },
    ]);
    expect(conditionsOfItem({})).toEqual([]);
  });

  it.each([
    [0, 0, 0],
    [0.4, 0, 1],
    [1, 1, 2],
    [10, 10, 20],
    [99.99, 50, 100],
    [4_800, 2_000, 5_000],
    [5_000, 5_000, 10_000],
    [1e21, 1e21, 1e21],
  ])(
    'returns for a price of %d a price condition with a range around that price, from %d to %d [RL-7]',
    (price, from, to) => {
      expect(conditionsOfItem({ price })).toEqual([{ fact: 'price', operator: 'between', value: [from, to] }]);
    },
  );
});
