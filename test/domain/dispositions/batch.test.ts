import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { batchColumns } from '../../../src/domain/dispositions/batch/batchColumns.ts';
import { batchTemplate } from '../../../src/domain/dispositions/batch/batchTemplate.ts';
import { readBatch, type Batch } from '../../../src/domain/dispositions/batch/readBatch.ts';
import { replayBatch } from '../../../src/domain/dispositions/batch/replayBatch.ts';
import { decideDisposition } from '../../../src/domain/dispositions/decideDisposition.ts';
import { removeRule } from '../../../src/domain/dispositions/edits/removeEntry.ts';
import { sampleDispositions } from '../../../src/domain/dispositions/sampleDispositions.ts';
import { writeTable } from '../../../src/domain/tables/writeTable.ts';
import { readTable } from '../../../src/domain/tables/readTable.ts';

const { attributes } = sampleDispositions;

function read(text: string): Batch {
  const countNames = (cells: readonly string[]): number =>
    batchColumns(cells, attributes).filter((column) => column !== undefined).length;
  const table = readTable(text, countNames);
  if (!table.ok) throw new Error(table.error.kind);
  return readBatch(table.value, attributes, 'warehouse');
}

describe('readBatch', () => {
  it('recognizes table columns in any order, and the column of an attribute by its name, question or id [DM-2]', () => {
    const text = [
      'Item,Categories,Place,Functional,Can the item be fixed at reasonable cost?,q2,Colour',
      'Phone X,"Phones; Sale",warehouse,no,yes,,black',
      'Jacket,Clothes,STORE,,,true,',
    ].join('\n');
    expect(read(text)).toEqual({
      items: [
        {
          row: 2,
          name: 'Phone X',
          categories: ['Phones', 'Sale'],
          place: 'warehouse',
          answers: { q3: false, q5: true },
        },
        { row: 3, name: 'Jacket', categories: ['Clothes'], place: 'store', answers: { q2: true } },
      ],
      problems: [],
      unread: ['Colour'],
    });
  });

  it('accepts the column names of every supported language [DM-2]', () => {
    for (const folder of ['ar', 'en', 'es', 'fr', 'jp', 'nl']) {
      const path = new URL(`../../../locales/${folder}/dispositions.json`, import.meta.url);
      const texts = JSON.parse(readFileSync(path, 'utf8'));
      const rows = [
        [texts.batch.item, texts.form.categories, texts.place, 'Open', 'Complete'],
        ['A', 'Clothes', texts.places.warehouse, texts.yes, texts.no],
        ['B', 'Clothes', texts.store, texts.no, texts.yes],
      ];
      const { items, problems } = read(rows.map((row) => row.join('\t')).join('\n'));
      expect(problems).toEqual([]);
      expect(items.map(({ place, answers }) => [place, answers])).toEqual([
        ['warehouse', { q1: true, q2: false }],
        ['store', { q1: false, q2: true }],
      ]);
    }
  });

  it('reports all errors of an invalid row with column and value, and skips the row [DM-2]', () => {
    const text = [
      'Item,Categories,Place,Open,Functional',
      'a,Shoes,attic,yes,yes',
      'b,Shoes,,maybe,no',
      'c,,attic,perhaps,nope',
      'd,Shoes,store,yes,no,one,more',
      "'=1+1,'=cmd,store,yes,no",
      '\u202eevil 🧥,Shoes,store,yes,no',
    ].join('\n');
    const { items, problems } = read(text);
    expect(problems).toEqual([
      { row: 2, faults: [{ kind: 'no-place', column: 'Place', value: 'attic' }] },
      { row: 3, faults: [{ kind: 'no-answer', column: 'Open', value: 'maybe' }] },
      {
        row: 4,
        faults: [
          { kind: 'no-place', column: 'Place', value: 'attic' },
          { kind: 'no-answer', column: 'Open', value: 'perhaps' },
          { kind: 'no-answer', column: 'Functional', value: 'nope' },
          { kind: 'no-categories' },
        ],
      },
      { row: 5, faults: [{ kind: 'cells' }] },
    ]);
    // The apostrophe that protects a cell from being evaluated as a formula is removed.
    expect(items.map(({ name, categories }) => [name, categories])).toEqual([
      ['=1+1', ['=cmd']],
      ['\u202eevil 🧥', ['Shoes']],
    ]);
  });
});

describe('batchTemplate', () => {
  it('creates a table with every column that readBatch can read and one example item, in any language [DM-2]', () => {
    for (const folder of ['ar', 'en', 'es', 'fr', 'jp', 'nl']) {
      const path = new URL(`../../../locales/${folder}/dispositions.json`, import.meta.url);
      const texts = JSON.parse(readFileSync(path, 'utf8'));
      const { form, place, places, yes, batch } = texts;
      const labels = { item: batch.item, categories: form.categories, place, warehouse: places.warehouse, yes };
      expect(read(writeTable(batchTemplate(sampleDispositions, labels)))).toEqual({
        items: [
          {
            row: 2,
            name: 'SKU-1001',
            categories: ['camera'],
            place: 'warehouse',
            answers: { q1: true, q2: true, q3: true, q4: true, q5: true, q6: true },
          },
        ],
        problems: [],
        unread: [],
      });
    }
  });

  it('protects a question in the header that a spreadsheet would evaluate as a formula [DM-2]', () => {
    const labels = { item: 'Item', categories: 'Categories', place: 'Place', warehouse: 'Warehouse', yes: 'Yes' };
    const rows = batchTemplate({ groups: [], attributes: [{ id: 'q1', name: '=1+1', prompt: 'Sum?' }] }, labels);
    expect(rows[0]?.at(-1)).toBe("'=1+1");
    expect(batchColumns(rows[0] ?? [], [{ id: 'q1', name: '=1+1', prompt: 'Sum?' }]).at(-1)).toEqual({
      attributeId: 'q1',
    });
  });
});

describe('replayBatch', () => {
  const items = read(
    ['Item,Categories,Functional,Fixable', 'a,Phones,no,yes', 'b,Phones,yes,yes', 'c,Phones,,', 'd,Garden,yes,no'].join(
      '\n',
    ),
  ).items;

  it('counts the decisions of the published and the pending rules, and lists the items whose decision changes [DM-2]', () => {
    const { counts, differences } = replayBatch(items, sampleDispositions, removeRule(sampleDispositions, 'w2'));
    expect(counts).toEqual([
      { outcome: { actionId: 'd7' }, published: 1, pending: 0 },
      { outcome: { actionId: 'd9' }, published: 1, pending: 0 },
      { outcome: 'unanswered', published: 1, pending: 0 },
      { outcome: 'no-rule', published: 1, pending: 4 },
    ]);
    expect(differences.map(({ item, published, pending }) => [item.name, published, pending])).toEqual([
      ['a', { actionId: 'd7' }, 'no-rule'],
      ['b', { actionId: 'd9' }, 'no-rule'],
      ['c', 'unanswered', 'no-rule'],
    ]);
  });

  it('counts every item exactly once for the published and once for the pending rules [DM-2]', () => {
    const anyItem = fc.record({
      row: fc.nat(),
      name: fc.string(),
      categories: fc.subarray(['Camera', 'Phones', 'Clothes', 'Audio', 'Fashion', 'Shoes', 'Garden'], { minLength: 1 }),
      place: fc.constantFrom('warehouse' as const, 'store' as const),
      answers: fc.dictionary(fc.constantFrom('q1', 'q2', 'q3', 'q4', 'q5', 'q6'), fc.boolean()),
    });
    fc.assert(
      fc.property(fc.array(anyItem), (all) => {
        const { counts, differences } = replayBatch(all, sampleDispositions, sampleDispositions);
        expect(differences).toEqual([]);
        expect(counts.reduce((sum, { pending }) => sum + pending, 0)).toBe(all.length);
        for (const { outcome, published, pending } of counts) {
          expect(published).toBe(pending);
          const same = all.filter((item) => {
            const decided = decideDisposition(sampleDispositions, item);
            return typeof outcome === 'object'
              ? decided.kind === 'decided' && decided.actionId === outcome.actionId
              : decided.kind === outcome;
          });
          expect(same).toHaveLength(pending);
        }
      }),
    );
  });
});
