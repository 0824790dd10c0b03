import {
  countReasonColumns,
  planByNames,
  planByPlace,
  reasonColumns,
  type ColumnPlan,
} from '../../../../domain/return-reasons/transfer/reasonColumns.ts';
import { ok, type Result } from '../../../../domain/shared/result.ts';
import { readTable, type Table, type TableProblem } from '../../../../domain/tables/readTable.ts';
import { chosenFormat, NO_CHOICE, type ChosenFormat } from '../../../shared/tables/chosenFormat.ts';

export type ImportInput = ChosenFormat & {
  readonly text: string;
  /** Set if the text comes from a file. */
  readonly fileName: string;
  /** Manually chosen content of each column. Empty for a skipped one. */
  readonly columns: readonly string[];
};

export const NO_INPUT: ImportInput = { text: '', fileName: '', columns: [], ...NO_CHOICE };

export type ImportedTable = Table & { readonly plan: ColumnPlan };

/** Priority: manual choice, header row, column order of an export. */
export function readImport(input: ImportInput): Result<ImportedTable, TableProblem> {
  const read = readTable(input.text, countReasonColumns, chosenFormat(input));
  if (!read.ok) return read;
  const { names, width } = read.value;
  const chosen: ColumnPlan = input.columns.map((choice) => reasonColumns.find((column) => column === choice));
  const guessed = names.length > 0 ? planByNames(names) : planByPlace(width);
  return ok({ ...read.value, plan: chosen.length === width ? chosen : guessed });
}
