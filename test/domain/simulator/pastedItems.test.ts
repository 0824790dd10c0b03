import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderTemplate } from '../../../src/domain/orders/orderTemplate.ts';
import { writeTable } from '../../../src/domain/tables/writeTable.ts';
import { MAX_ITEMS } from '../../../src/domain/simulator/itemAddress.ts';
import { itemsOfJson, itemsOfText } from '../../../src/domain/simulator/pastedItems.ts';
import { ok } from '../../../src/domain/shared/result.ts';

const jacket = {
  categories: ['Jackets', 'Outerwear'],
  tags: ['gift'],
  sku: 'NW-1',
  price: 249.5,
  purchaseDate: '2026-10-03',
  area: 'VIC',
};
const json = (value: unknown) => itemsOfJson(value, 'en');
const text = (...rows: readonly (readonly string[])[]) =>
  itemsOfText(rows.map((cells) => cells.join('\t')).join('\n'), 'en');

describe('itemsOfText', () => {
  it('reads an item, a list of items or an order as JSON, with the field names of common shop systems [RL-7]', () => {
    expect(json(jacket)).toEqual(ok([jacket]));
    expect(json([jacket, { SKU: 7 }])).toEqual(ok([jacket, { sku: '7' }]));
    const order = {
      id: 'S-1',
      items: [{ product_type: 'Jackets', 'unit price': '$249.50', createdAt: '2026-10-03T10:00Z', tags: null }],
    };
    expect(json(order)).toEqual(ok([{ categories: ['Jackets'], price: 249.5, purchaseDate: '2026-10-03' }]));
  });

  it('reads spreadsheet rows with column names in any language, or without column names in the order of the fields [RL-7]', () => {
    expect(text(['Jackets, Outerwear', 'gift', 'NW-1', '249,50', '2026-10-03', 'VIC'])).toEqual(ok([jacket]));
    expect(text(['State', 'Other', 'SKU'], ['VIC', 'x', 'NW-1'])).toEqual(ok([{ sku: 'NW-1', area: 'VIC' }]));
    expect(itemsOfText('Prix;Date d’achat\n1 249,50 €;3 oct. 2026', 'fr')).toEqual(
      ok([{ price: 1249.5, purchaseDate: '2026-10-03' }]),
    );
  });

  it('reads prices with a currency, and numeric dates in the order of day and month that fits all dates [RL-7]', () => {
    const row = (price: string, date: string) => ['Jackets', '', '', price, date, ''];
    expect(text(row('$49.95', '01/03/2026'))).toEqual(
      ok([{ categories: ['Jackets'], price: 49.95, purchaseDate: '2026-03-01' }]),
    );
    expect(text(row('12', '01/03/2026'), row('13', '01/31/2026'))).toMatchObject({
      value: [{ purchaseDate: '2026-01-03' }, { purchaseDate: '2026-01-31' }],
    });
  });

  it('copies missing values of the order from the first row, and reads a category path as one category [RL-7]', () => {
    const rows = [
      ['Order', 'Category', 'Tags', 'State'],
      ['1001', 'Home > Lamps', 'vip', 'VIC'],
      ['1001', 'Pegs', '', ''],
    ];
    expect(text(...rows)).toEqual(
      ok([
        { categories: ['Home > Lamps'], tags: ['vip'], area: 'VIC' },
        { categories: ['Pegs'], tags: ['vip'], area: 'VIC' },
      ]),
    );
  });

  it('rejects items with unreadable cells, and reports row, field and value of each of these cells [RL-7]', () => {
    const unread = (...faults: readonly object[]) => ({ ok: false, error: { kind: 'unread', faults } });
    const refused = unread({ row: 2 });
    expect(text(['SKU', 'Price'], ['A', '4x'])).toMatchObject(unread({ row: 2, fact: 'price', value: '4x' }));
    expect(text(['SKU', 'Price'], ['A', '-4'])).toMatchObject(refused);
    expect(text(['SKU', 'Bought'], ['A', '0026-03-01'])).toMatchObject(unread({ fact: 'purchaseDate' }));
    expect(text(['SKU', 'Price'], ['x'.repeat(201), '4'])).toMatchObject(unread({ fact: 'sku' }));
    expect(json([{ sku: 'A' }, { price: -1 }])).toMatchObject(unread({ row: 2, fact: 'price', value: '-1' }));
    expect(json({ bought: 'yesterday' })).toMatchObject(unread({ fact: 'purchaseDate', value: 'yesterday' }));
    expect(json({ tags: [{}] })).toMatchObject(unread({ fact: 'tags' }));
    const two = [
      { row: 1, fact: 'price', value: '-1' },
      { row: 1, fact: 'purchaseDate', value: 'yesterday' },
      { row: 2, fact: 'price', value: 'x' },
    ];
    expect(json([{ price: -1, bought: 'yesterday' }, { price: 'x' }])).toMatchObject(unread(...two));
    expect(itemsOfText('SKU,Price\nA,5\n"B"x,5', 'en')).toMatchObject({ error: { kind: 'quote', row: 3 } });
    expect(itemsOfText('SKU,Price\nA,5,7', 'en')).toMatchObject({ error: { kind: 'cells', row: 2 } });
  });

  it('reads the template, which contains one item with a value for every fact [RL-7]', () => {
    expect(itemsOfText(writeTable(orderTemplate()), 'en')).toEqual({
      ok: true,
      value: [
        {
          categories: ['Shoes', 'Sport'],
          tags: ['sale'],
          sku: 'RUN-42',
          price: 89.9,
          purchaseDate: '2026-11-01',
          area: 'NSW',
        },
      ],
    });
  });

  it('rejects an empty input and too many items [RL-7]', () => {
    expect(json(Array.from({ length: 1000 }, () => jacket))).toMatchObject({ error: { kind: 'too-many' } });
    expect(json({})).toMatchObject({ error: { kind: 'nothing' } });
    expect(text(['', ''])).toMatchObject({ error: { kind: 'nothing' } });
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, pasted) => {
        for (const items of [json(value), itemsOfText(pasted, 'en')])
          expect(!items.ok || (items.value.length > 0 && items.value.length <= MAX_ITEMS)).toBe(true);
      }),
    );
  });
});
