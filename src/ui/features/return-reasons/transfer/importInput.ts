import type { ImportedFile } from '../../../../domain/return-reasons/transfer/importReasons.ts';
import {
  planByNames,
  planByPlace,
  reasonColumns,
  type ColumnPlan,
} from '../../../../domain/return-reasons/transfer/reasonColumns.ts';
import type { SpreadsheetRows } from '../../../shared/spreadsheet/readSpreadsheet.ts';

/** What stands in the form of an import. */
export type ImportInput = {
  readonly text: string;
  /** Where the text is that of a file. */
  readonly fileName: string;
  /** What each column holds, as chosen by hand; a column that is left out is empty. */
  readonly columns: readonly string[];
  /** Whether the first row names the columns, as said by hand. */
  readonly names: '' | 'yes' | 'no';
};

export const NO_INPUT: ImportInput = { text: '', fileName: '', columns: [], names: '' };

/** What was chosen by hand, over what the first row says, over the order of an export. */
export function importedFile(rows: SpreadsheetRows, { columns, names }: ImportInput): ImportedFile {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const [first = []] = rows;
  const named = planByNames(Array.from({ length: width }, (_, place) => first[place] ?? ''));
  const hasNames = names === '' ? named.some((column) => column !== undefined) : names === 'yes';
  const chosen: ColumnPlan = columns.map((choice) => reasonColumns.find((column) => column === choice));
  return { rows, hasNames, plan: columns.length === width ? chosen : hasNames ? named : planByPlace(width) };
}
