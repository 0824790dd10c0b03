import type { Language } from '../languages/language.ts';
import { guessFormats, type CellFormats } from '../orders/guessFormats.ts';
import { countFieldNames, guessColumns, type ColumnMapping } from '../orders/orderFields.ts';
import { readPrice } from '../orders/price.ts';
import { guessSharedFields, OrderCompletion } from '../orders/sharedFields.ts';
import { dateFacts, facts, isListFact, itemFacts, type RuleFact } from '../rules/conditions/facts.ts';
import type { OrderItem } from '../rules/evaluation/orderItem.ts';
import { MAX_RULE_TEXT } from '../rules/validateRule.ts';
import { isRecord } from '../shared/shapes.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { readDate } from '../tables/readDate.ts';
import { readList } from '../tables/cell.ts';
import { readTable, type Table, type TableProblem, type TableRow } from '../tables/readTable.ts';
import type { TableFormat } from '../tables/tableFormat.ts';
import { MAX_ITEM_TEXTS, MAX_ITEMS } from './itemAddress.ts';

/** An invalid value of a pasted item. `row` is a spreadsheet row, or the item number in JSON. */
export type ItemFault = { readonly row: number; readonly fact: RuleFact; readonly value: string };

export type PasteProblem =
  | { readonly kind: 'nothing' | 'too-many' }
  | { readonly kind: 'unread'; readonly faults: readonly ItemFault[] }
  | { readonly kind: 'quote' | 'cells'; readonly row: number; readonly value: string };

export type PastedItems = Result<readonly OrderItem[], PasteProblem>;

function textsIn(value: unknown): readonly string[] | undefined {
  const parts: readonly unknown[] = Array.isArray(value) ? value.map((part: unknown) => textIn(part)) : [textIn(value)];
  if (!parts.every((part) => part !== undefined)) return undefined;
  const texts = Array.isArray(value) ? [...new Set(parts as string[])] : readList(String(parts[0]));
  const isWithin = texts.length <= MAX_ITEM_TEXTS && texts.every((text) => text.length <= MAX_RULE_TEXT);
  return isWithin ? texts.filter((text) => text !== '') : undefined;
}

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : undefined;

function factIn(fact: RuleFact, value: unknown, { decimal, dayOrder }: CellFormats): OrderItem[RuleFact] {
  if (isListFact(fact)) return textsIn(value);
  const text = textIn(value);
  if (text === undefined) return undefined;
  switch (facts[fact].kind) {
    case 'price':
      return readPrice(text, typeof value === 'number' ? '.' : decimal);
    case 'date':
      return readDate(text, dayOrder);
    case 'text':
      return text.length <= MAX_RULE_TEXT ? text : undefined;
  }
}

const isAbsent = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

type Values = { readonly row: number; readonly of: (fact: RuleFact) => unknown };

function itemsOf(rows: readonly Values[], formats: CellFormats): PastedItems {
  const items: OrderItem[] = [];
  const faults: ItemFault[] = [];
  for (const { row, of } of rows) {
    let item: OrderItem = {};
    for (const fact of itemFacts) {
      const value = of(fact);
      if (isAbsent(value)) continue;
      const parsedValue = factIn(fact, value, formats);
      if (parsedValue === undefined) {
        const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
        faults.push({ row, fact, value: text });
      } else item = { ...item, [fact]: parsedValue };
    }
    if (Object.keys(item).length > 0) items.push(item);
  }
  if (faults.length > 0) return err({ kind: 'unread', faults });
  if (items.length > MAX_ITEMS) return err({ kind: 'too-many' });
  return items.length === 0 ? err({ kind: 'nothing' }) : ok(items);
}

const mappingTo = (columns: readonly RuleFact[]): ColumnMapping =>
  Object.fromEntries(columns.map((fact, column) => [fact, column]));

export function itemsOfJson(value: unknown, language: Language): PastedItems {
  const entries = isRecord(value) && Array.isArray(value['items']) ? value['items'] : value;
  const records = (Array.isArray(entries) ? entries : [entries]).filter(isRecord);
  if (records.length > MAX_ITEMS) return err({ kind: 'too-many' });
  const rows = records.map((record, index): Values => {
    const names = Object.keys(record);
    const mapping = guessColumns(names);
    return { row: index + 1, of: (fact) => record[names[mapping[fact] ?? -1] ?? ''] };
  });
  const dates = rows.map(({ of }) => dateFacts.map((fact) => textIn(of(fact)) ?? ''));
  const { formats } = guessFormats(dates, mappingTo(dateFacts), ',', language);
  return itemsOf(rows, formats);
}

/** Number of known column names. 0 if fewer than half are known, because values may look like names. */
const countNames = (cells: readonly string[]): number => {
  const knownCount = countFieldNames(cells);
  return knownCount * 2 >= cells.filter((cell) => cell.trim() !== '').length ? knownCount : 0;
};

/** @param chosen the parts of the format that the user selected; other parts are detected */
export const tableOfText = (text: string, chosen?: Partial<TableFormat>): Result<Table, TableProblem> =>
  readTable(text, countNames, chosen);

/** Parses a table with one item per row. Without a header, the columns are in the order of `itemFacts`. */
export function itemsOfText(text: string, language: Language, chosen?: Partial<TableFormat>): PastedItems {
  const table = tableOfText(text, chosen);
  if (!table.ok) return err({ kind: table.error.kind === 'empty' ? 'nothing' : 'too-many' });
  const { names, rows, format } = table.value;
  const invalidRow = rows.find(({ problem }) => problem);
  if (invalidRow?.problem)
    return err({ kind: invalidRow.problem, row: invalidRow.number, value: invalidRow.cells.join(' ') });
  const mapping = names.length > 0 ? guessColumns(names) : mappingTo(itemFacts);
  const cells = rows.map((row) => row.cells);
  const completion = new OrderCompletion(mapping, guessSharedFields(cells, mapping));
  const { formats } = guessFormats(cells, mapping, format.delimiter, language);
  const unread = rows.flatMap(({ number, cells: row, cellProblems }) =>
    itemFacts.flatMap((fact): readonly ItemFault[] => {
      const column = mapping[fact] ?? -1;
      return cellProblems.has(column) ? [{ row: number, fact, value: row[column] ?? '' }] : [];
    }),
  );
  if (unread.length > 0) return err({ kind: 'unread', faults: unread });
  const valuesOf = (row: TableRow): Values => {
    const completed = completion.complete(row.cells);
    return { row: row.number, of: (fact) => completed[mapping[fact] ?? -1] };
  };
  return itemsOf(rows.map(valuesOf), formats);
}
