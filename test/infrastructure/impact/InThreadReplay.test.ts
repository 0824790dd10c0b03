import { describe, expect, it } from 'vitest';
import type { ReplayRules } from '../../../src/application/impact/OrderReplays.ts';
import { InThreadReplay } from '../../../src/infrastructure/impact/InThreadReplay.ts';

const rules: ReplayRules = {
  published: [],
  pending: [
    {
      ruleId: 'r',
      name: '=Windows',
      ruleType: 'RETURN_WINDOWS',
      eventData: { days: 30, from: 'purchaseDate' },
      conditions: [],
      priority: 1,
      enabled: true,
    },
  ],
};
const signal = new AbortController().signal;
const replay = () => new InThreadReplay(() => Promise.resolve());
const file = (text: string): Blob => new Blob([text]);

async function readFile(blob: Blob) {
  const of = replay();
  const outline = await of.inspect(blob, { language: 'en' });
  if (!outline.ok) throw new Error(outline.error.kind);
  const report = await of.read(blob, outline.value.choice, () => undefined, signal);
  if (!report?.ok) throw new Error('not read');
  await of.count(rules, () => undefined, signal);
  return { of, outline: outline.value, report: report.value, rows: (await of.rows({}, 0, 100)).rows };
}

describe('InThreadReplay of a CSV file', () => {
  it('reads a byte order mark, semicolons, quotes, decimal commas and dates [RL-9]', async () => {
    const { rows, outline } = await readFile(
      file(
        '\uFEFFOrder;Article;Prix;Date\r\n1;"Tente; ""3 places""\r\nverte";1.234,50;25/03/2026\r\n2;Lampe;9,5;01/04/2026\r\n',
      ),
    );
    expect(outline.choice.formats).toEqual({ decimal: ',', dayOrder: 'day-first' });
    expect(rows).toMatchObject([
      { orderId: '1', itemName: 'Tente; "3 places"\r\nverte', price: 1234.5, purchaseDate: '2026-03-25' },
      { orderId: '2', price: 9.5, purchaseDate: '2026-04-01' },
    ]);
  });

  it('reads the same orders, however the file is split into chunks [RL-9]', async () => {
    const lines = Array.from(
      { length: 60_000 },
      (_, nth) => `NW-${nth},"Lamp, ${'é'.repeat(nth % 7)}",12.5,2026-01-0${1 + (nth % 9)}`,
    );
    const { report, of } = await readFile(file(`order,item,price,date\n${lines.join('\n')}`));
    expect(report).toMatchObject({ orders: 60_000, rows: 60_000, badCount: 0 });
    const { rows } = await of.rows({}, 59_998, 5);
    expect(rows.map(({ orderId }) => orderId)).toEqual(['NW-59998', 'NW-59999']);
  });

  it('loses only one row if a quote is never closed [RL-9]', async () => {
    const lines = Array.from(
      { length: 90_000 },
      (_, nth) => `NW-${nth},${nth === 5 ? '"Lamp' : 'Lamp'},12.5,2026-01-01`,
    );
    const { report } = await readFile(file(`order,item,price,date\n${lines.join('\n')}`));
    expect(report).toMatchObject({ orders: 89_999, badCount: 1 });
    expect(report.badRows).toMatchObject([{ row: 7, faults: [{ reason: 'quote' }] }]);
  });

  it('stops at once when it is aborted, and returns the number of orders counted until then [RL-9]', async () => {
    const of = replay();
    await of.takeSample({ count: 50, today: '2026-11-20', rules: [] });
    const blob = file(`order,price\n${'1,2\n'.repeat(500_000)}`);
    const outline = await of.inspect(blob, { language: 'en' });
    const controller = new AbortController();
    const seen: number[] = [];
    const report = await of.read(
      blob,
      outline.ok ? outline.value.choice : (undefined as never),
      ({ rows }) => {
        seen.push(rows);
        controller.abort();
      },
      controller.signal,
    );
    expect(report).toBeUndefined();
    expect(seen).toHaveLength(1);
    expect((await of.count(rules, () => undefined, signal))?.orders).toBe(50);
  });

  it('exports one row per decision, in which no text can act as a spreadsheet formula [RL-9]', async () => {
    const { of } = await readFile(file('order,item,price\n=1+1,@lamp,5\n'));
    const blob = await of.write(
      {},
      { headers: ['a'], types: ['', 'Window'], effects: Array(20).fill('-x'), rules: ['=Windows'] },
    );
    const text = await blob.text();
    expect(text).toContain(`"'=1+1","'@lamp","","","","5","","","Window","'-x","'-x","'=Windows"`);
  });
});
