import { unguarded } from '../../shared/formulaGuard.ts';
import { readList, type CellProblem } from '../../tables/cell.ts';
import type { Table } from '../../tables/readTable.ts';
import type { GradedItem } from '../decideDisposition.ts';
import type { DispositionPlace, GradingAttribute } from '../disposition.ts';
import { batchColumns, batchWordIn } from './batchColumns.ts';

export type BatchItem = GradedItem & {
  /** Row number as in a spreadsheet, from 1. */
  readonly row: number;
  readonly name: string;
};

export type BatchFault =
  | { readonly kind: 'quote' | 'cells' | 'no-categories' }
  | { readonly kind: 'no-answer' | 'no-place' | CellProblem; readonly column: string; readonly value: string };

export type BatchProblem = { readonly row: number; readonly faults: readonly BatchFault[] };

export type Batch = {
  readonly items: readonly BatchItem[];
  readonly problems: readonly BatchProblem[];
  readonly unread: readonly string[];
};

/**
 * Parses items. An empty cell in the column of places means `otherwise`. A row with an invalid cell is skipped, because
 * a decision by its other cells could be wrong.
 */
export function readBatch(table: Table, attributes: readonly GradingAttribute[], otherwise: DispositionPlace): Batch {
  const columns = batchColumns(table.names, attributes);
  const items: BatchItem[] = [];
  const problems: BatchProblem[] = [];

  for (const { number: row, cells, cellProblems, problem } of table.rows) {
    if (problem) {
      problems.push({ row, faults: [{ kind: problem }] });
      continue;
    }
    const answers = new Map<string, boolean>();
    let [name, place, categories]: [string, DispositionPlace, readonly string[]] = ['', otherwise, []];
    const faults: BatchFault[] = [];
    for (const [index, column] of columns.entries()) {
      const value = unguarded(cells[index] ?? '').trim();
      if (column === undefined || value === '') continue;
      const unread = cellProblems.get(index);
      if (unread) faults.push({ kind: unread, column: table.names[index] ?? '', value });
      else if (column === 'item') name = value;
      else if (column === 'categories') categories = readList(value);
      else {
        const word = batchWordIn(value);
        const at = { column: table.names[index] ?? '', value };
        if (column === 'place') {
          if (word === 'warehouse' || word === 'store') place = word;
          else faults.push({ kind: 'no-place', ...at });
        } else if (word === 'yes' || word === 'no') answers.set(column.attributeId, word === 'yes');
        else faults.push({ kind: 'no-answer', ...at });
      }
    }
    if (categories.length === 0) faults.push({ kind: 'no-categories' });
    if (faults.length > 0) problems.push({ row, faults });
    else items.push({ row, name, place, categories, answers: Object.fromEntries(answers) });
  }

  const unread = table.names.filter((name, index) => columns[index] === undefined && name.trim() !== '');
  return { items, problems, unread };
}
