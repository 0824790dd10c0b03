import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_ITEMS } from '../../../src/domain/simulator/itemAddress.ts';
import { itemsOfJson, itemsOfRows } from '../../../src/domain/simulator/pastedItems.ts';

const jacket = {
  categories: ['Jackets', 'Outerwear'],
  tags: ['gift'],
  sku: 'NW-1',
  price: 249.5,
  purchaseDate: '2026-10-03',
  area: 'VIC',
};

describe('items that are pasted', () => {
  it('are read from JSON: one, a list, or an order with items, by the names that systems give [RL-7]', () => {
    expect(itemsOfJson(jacket)).toEqual([jacket]);
    expect(itemsOfJson([jacket, { SKU: 7 }])).toEqual([jacket, { sku: '7' }]);
    const order = {
      id: 'S-1',
      items: [{ product_type: 'Jackets', 'unit price': '249.50', createdAt: '2026-10-03T10:00Z' }],
    };
    expect(itemsOfJson(order)).toEqual([{ categories: ['Jackets'], price: 249.5, purchaseDate: '2026-10-03' }]);
  });

  it('are read from rows of a spreadsheet, with names or in the order of the fields [RL-7]', () => {
    const row = ['Jackets, Outerwear', 'gift', 'NW-1', '249,50', '2026-10-03', 'VIC'];
    expect(itemsOfRows([row], ',')).toEqual([jacket]);
    expect(
      itemsOfRows(
        [
          ['State', 'Other', 'SKU'],
          ['VIC', 'x', 'NW-1'],
        ],
        '.',
      ),
    ).toEqual([{ sku: 'NW-1', area: 'VIC' }]);
  });

  it('are within the limits, and none where nothing is told, whatever is pasted [RL-7]', () => {
    expect(itemsOfJson(Array.from({ length: 1000 }, () => jacket))).toHaveLength(MAX_ITEMS);
    expect(itemsOfJson({ price: -1, bought: 'yesterday', sku: 'x'.repeat(201) })).toEqual([]);
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(fc.array(fc.string())), (value, rows) => {
        expect(itemsOfJson(value).length + itemsOfRows(rows, '.').length).toBeLessThanOrEqual(2 * MAX_ITEMS);
      }),
    );
  });
});
