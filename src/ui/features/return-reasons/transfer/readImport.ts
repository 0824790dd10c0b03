import type { ReturnReasons } from '../../../../domain/company/parts/returnReason.ts';
import { readReasons, type ImportedRow } from '../../../../domain/return-reasons/transfer/importReasons.ts';
import {
  countReasonColumns,
  planByNames,
  planByPlace,
  reasonColumns,
  type ColumnPlan,
} from '../../../../domain/return-reasons/transfer/reasonColumns.ts';
import { readTable, type Table, type TableProblem } from '../../../../domain/tables/readTable.ts';
import { chosenFormat, NO_CHOICE, type ChosenFormat } from '../../../shared/tables/chosenFormat.ts';

export type ImportInput = ChosenFormat & {
  readonly text: string;
  /** Content of each column as selected by the user. Empty for a skipped column. */
  readonly columns: readonly string[];
};

export const NO_INPUT: ImportInput = { text: '', columns: [], ...NO_CHOICE };

export type ImportedTable = Table & { readonly plan: ColumnPlan };

export type ReadImport = {
  readonly problem?: TableProblem['kind'];
  readonly table?: ImportedTable;
  /** Imported rows. Empty if no column contains the codes. */
  readonly rows: readonly ImportedRow[];
};

/**
 * Reads the import. By default, the header row determines what a column contains, or without a header row, the position
 * of the column. The user's selection overrides this.
 */
export function readImport(input: ImportInput, published: ReturnReasons, pending: ReturnReasons): ReadImport {
  const read = readTable(input.text, countReasonColumns, chosenFormat(input));
  if (!read.ok) return { problem: read.error.kind, rows: [] };
  const { names, width } = read.value;
  const chosen: ColumnPlan = input.columns.map((choice) => reasonColumns.find((column) => column === choice));
  const guessed = names.length > 0 ? planByNames(names) : planByPlace(width);
  const table = { ...read.value, plan: chosen.length === width ? chosen : guessed };
  return { table, rows: table.plan.includes('code') ? readReasons(table, published, pending) : [] };
}
