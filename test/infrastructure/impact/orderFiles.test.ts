import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { orderFields } from '../../../src/domain/orders/orderFields.ts';
import { orderTemplate } from '../../../src/domain/orders/orderTemplate.ts';
import { writeTable } from '../../../src/domain/tables/writeTable.ts';
import type { ReplayRules } from '../../../src/application/impact/OrderReplays.ts';
import type { OrderFileReading } from '../../../src/domain/impact/orderFileOutline.ts';
import { itemsOfText } from '../../../src/domain/simulator/pastedItems.ts';
import { InThreadReplay } from '../../../src/infrastructure/impact/InThreadReplay.ts';

/** A rule that changes the decision for every order, so the result lists each order. */
const rules: ReplayRules = {
  published: [],
  pending: [
    {
      ruleId: 'r',
      name: 'Everything',
      ruleType: 'RETURN_WINDOWS',
      eventData: { days: 30, from: 'purchaseDate' },
      conditions: [],
      priority: 1,
      enabled: true,
    },
  ],
};
const signal = new AbortController().signal;
const fixture = (name: string): Buffer => readFileSync(join('test/fixtures/tables', name));

/** Reads a file up to the number of orders that the page shows. */
async function read(bytes: string | Buffer, reading: OrderFileReading = { language: 'en' }) {
  const file = new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]);
  const replay = new InThreadReplay(() => Promise.resolve());
  const outline = await replay.inspect(file, reading);
  if (!outline.ok) throw new Error(outline.error.kind);
  const report = await replay.read(file, outline.value.choice, () => undefined, signal);
  if (!report?.ok) throw new Error('not read');
  await replay.count(rules, () => undefined, signal);
  const { rows } = await replay.rows({}, 0, 100);
  return { outline: outline.value, report: report.value, orders: rows };
}

describe('an order file [RL-9]', () => {
  it('may have different line endings between rows and inside a cell', async () => {
    const { orders } = await read(fixture('crlf-in-cell-of-lf-file.csv'));
    expect(orders).toMatchObject([
      { orderId: '1001', itemName: 'Tent,\r\ngreen', price: 120, area: 'VIC' },
      { orderId: '1002', itemName: 'Lamp', price: 20, area: 'NSW' },
    ]);
  });

  it('may have a header row that ends with LF and rows that end with CRLF', async () => {
    const { orders, report } = await read(fixture('lf-names-crlf-rows.csv'));
    expect(orders).toMatchObject([
      { orderId: '1', categories: ['Tents'], price: 10 },
      { orderId: '2', categories: ['Lamps'], price: 12 },
    ]);
    expect(report).toMatchObject({ orders: 2, rows: 2, badCount: 0 });
  });

  it('is split at semicolons even if its cells contain as many commas', async () => {
    const { outline, orders } = await read(fixture('semicolons-and-as-many-commas.csv'));
    expect(outline.headers).toEqual(['Order', 'Tags, all', 'Price, EUR']);
    expect(orders).toMatchObject([
      { orderId: '1', tags: ['red', 'blue'], price: 49.9 },
      { orderId: '2', tags: ['red', 'green'], price: 49.9 },
    ]);
  });

  it('may declare its delimiter in the first line', async () => {
    const { orders, report } = await read(fixture('sep-line.csv'));
    expect(orders).toMatchObject([
      { orderId: '1', price: 10, purchaseDate: '2026-03-01' },
      { orderId: '2', price: 12, purchaseDate: '2026-03-02' },
    ]);
    expect(report.badCount).toBe(0);
  });

  it('is read without its empty rows, and the number of empty rows is returned', async () => {
    const { orders, report } = await read(fixture('rows-of-empty-cells.csv'));
    expect(orders).toHaveLength(1);
    expect(report).toMatchObject({ orders: 1, rows: 1, emptyRows: 3, badCount: 0 });
  });

  it('may have rows without their last cells: the cells are read as empty, and the rows are counted', async () => {
    const { orders, report } = await read(fixture('row-without-empty-last-cells.csv'));
    expect(orders[1]).toMatchObject({ orderId: '2', purchaseDate: '2026-03-02' });
    expect(orders[1]?.area).toBeUndefined();
    expect(report).toMatchObject({ orders: 2, shortRows: 1, badCount: 0 });
  });

  it('is read with the values of an order copied to each item of that order', async () => {
    const { orders, report } = await read(fixture('second-item-of-an-order.csv'));
    const shared = { orderId: '#1001', purchaseDate: '2026-03-01', area: 'VIC', tags: ['vip'] };
    expect(orders).toMatchObject([
      { ...shared, itemName: 'Tent', price: 120 },
      { ...shared, itemName: 'Pegs', price: 12 },
    ]);
    expect(report.completedRows).toBe(1);
  });

  it('may have other values in further rows of an order, each of which applies only to the item of its row', async () => {
    const { orders, report } = await read('Order,Item,Tags,State\n1,Tent,sale,VIC\n1,Pegs,,\n1,Rope,new,\n');
    expect(orders.map(({ tags, area }) => [tags, area])).toEqual([
      [['sale'], 'VIC'],
      [undefined, 'VIC'],
      [['new'], 'VIC'],
    ]);
    expect(report.completedRows).toBe(2);
  });

  it('may contain apostrophes as digit separators', async () => {
    const { orders } = await read(fixture('swiss-apostrophe.csv'));
    expect(orders.map(({ price }) => price)).toEqual([1234.5, 12]);
  });

  it.each(['swiss-apostrophe.csv', 'category-path.csv', 'second-item-of-an-order.csv'])(
    'is read like %s pasted into the simulator [RL-7]',
    async (name) => {
      const { orders } = await read(fixture(name));
      const items = itemsOfText(fixture(name).toString('utf8'), 'en');
      expect(items.ok && items.value).toMatchObject(
        orders.map(({ categories, tags, sku, price, purchaseDate, area }) =>
          Object.fromEntries(
            Object.entries({ categories, tags, sku, price, purchaseDate, area }).filter(
              ([, value]) => value !== undefined,
            ),
          ),
        ),
      );
    },
  );

  it('may contain a category path such as “Home > Lamps”, which is read as one category', async () => {
    const { orders } = await read(fixture('category-path.csv'));
    expect(orders[0]?.categories).toEqual(['Home > Lamps']);
  });

  it('may contain dates with month names in several languages, and two-digit years', async () => {
    const { orders } = await read('Order,Date\n1,6 mai 2026\n2,4-Mar-26\n3,"Jun 4, 2026"\n');
    expect(orders.map(({ purchaseDate }) => purchaseDate)).toEqual(['2026-05-06', '2026-03-04', '2026-06-04']);
  });

  it('may contain digits of other scripts', async () => {
    const { orders } = await read('Order;Price;Date\n1;١٢٫٥٠;٤/٣/٢٠٢٦\n2;１２．５０;2026-03-05\n');
    expect(orders).toMatchObject([
      { price: 12.5, purchaseDate: '2026-03-04' },
      { price: 12.5, purchaseDate: '2026-03-05' },
    ]);
  });

  it('may have titles above the header row, and a header in an unknown language', async () => {
    const { outline, orders } = await read('Orders of March;;\n\nOrder;Price;Date\n1;10,00;2026-03-01\n');
    expect(outline.choice.table.namesRow).toBe(3);
    expect(orders).toMatchObject([{ orderId: '1', price: 10 }]);
    const unknown = await read('Report\nNummer;Betrag\n1;10,00\n');
    expect(unknown.outline.headers).toEqual(['Nummer', 'Betrag']);
    expect(unknown.report).toMatchObject({ orders: 1, badCount: 0 });
  });

  it('is read with the delimiter and the header row that the user chose', async () => {
    const text = 'Order;Item,Price\n1;a,5\n';
    const byCommas = await read(text, { language: 'en', chosen: { delimiter: ',' } });
    expect(byCommas.outline.headers).toEqual(['Order;Item', 'Price']);
    const withoutHeader = await read(text, { language: 'en', chosen: { namesRow: 0 } });
    expect(withoutHeader.outline.headers).toEqual(['', '']);
    expect(withoutHeader.report.rows).toBe(2);
  });

  it("is read in the legacy encoding of the user's language, or in UTF-16 with or without a byte order mark", async () => {
    const japanese = Buffer.from([...Buffer.from('Order,Item\n1,'), 0x83, 0x89, 0x83, 0x93, 0x83, 0x76, 0x0a]);
    expect((await read(japanese, { language: 'ja' })).orders[0]?.itemName).toBe('ランプ');
    const unmarked = Buffer.from('Order,Item\n1,é\n', 'utf16le');
    expect((await read(unmarked)).orders[0]?.itemName).toBe('é');
    const marked = Buffer.concat([Buffer.from([0xff, 0xfe]), unmarked]);
    expect((await read(marked)).orders[0]?.itemName).toBe('é');
  });

  it('in a legacy encoding is read completely, even if it ends with a non-ASCII letter', async () => {
    const western = Buffer.from([...Buffer.from('Order,Item\n1,caf'), 0xe9]);
    expect((await read(western)).orders[0]?.itemName).toBe('café');
  });

  it('is marked as ambiguous if day and month of its dates cannot be distinguished', async () => {
    expect((await read('Order,Date\n1,03/04/2026\n')).outline.isDayOrderOpen).toBe(true);
    const unambiguous = await read('Order,Date\n1,03/04/2026\n2,03/25/2026\n');
    expect(unambiguous.outline).toMatchObject({
      isDayOrderOpen: false,
      choice: { formats: { dayOrder: 'month-first' } },
    });
  });

  it('made from the template is read with every field [RL-9]', async () => {
    const { orders, outline, report } = await read(writeTable(orderTemplate()), { language: 'nl' });
    expect(Object.keys(outline.choice.mapping).toSorted()).toEqual(orderFields.toSorted());
    expect(report).toMatchObject({ orders: 1, badCount: 0 });
    expect(orders[0]).toMatchObject({ itemName: 'Running shoe', price: 89.9, purchaseDate: '2026-11-01' });
  });

  it('is read without its unreadable rows, each of which is returned with row number, reason and value', async () => {
    const { report } = await read(
      'Order,Price,Date\n1,-4,2026-03-01\n2,12x,2026-02-30\n3,5,0026-03-01\n4,5,2026-03-01,6\n"5"x,5,2026-03-01\n',
    );
    expect(report.badCount).toBe(5);
    expect(report.badRows).toEqual([
      { row: 2, faults: [{ reason: 'price', value: '-4' }] },
      {
        row: 3,
        faults: [
          { reason: 'price', value: '12x' },
          { reason: 'date', value: '2026-02-30' },
        ],
      },
      { row: 4, faults: [{ reason: 'date', value: '0026-03-01' }] },
      { row: 5, faults: [{ reason: 'cells', value: '4' }] },
      { row: 6, faults: [{ reason: 'quote', value: '"5"x,5,2026-03-01' }] },
    ]);
  });
});
