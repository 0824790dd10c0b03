import { err, ok, type Result } from '../shared/result.ts';
import { cutRows } from './RowCutter.ts';
import { fitRow, guessFormat, isEmptyRow, type CountNames, type TableFormat } from './tableFormat.ts';

/** What is read at once of a table that stands in a form: beyond any list there, and far below what would hold the page up. */
export const TABLE_LIMITS = { characters: 1_000_000, rows: 500, columns: 30 } as const;
/** Rows that are shown to whoever chooses the one with the names. */
const SHOWN_ROWS = 20;

export type TableProblem = { readonly kind: 'empty' | 'too-large' | 'too-many-rows' | 'too-many-columns' };

export type TableRow = {
  /** As a spreadsheet counts: 1 first, the names of the columns and empty rows among them. */
  readonly number: number;
  /** One a column. */
  readonly cells: readonly string[];
  /** A quotation mark in it never closes, or it has more cells than there are columns. */
  readonly problem?: 'quote' | 'cells' | undefined;
};

export type Table = {
  readonly format: TableFormat;
  /** Empty where no row names the columns. */
  readonly names: readonly string[];
  readonly width: number;
  /** Those below the names that hold something. */
  readonly rows: readonly TableRow[];
  /** The first rows as they are cut, by their numbers. */
  readonly beginning: readonly TableRow[];
};

/** Reads a table that was pasted, or is the text of a file. What nobody chose of its format is guessed by names that are known. */
export function readTable(
  text: string,
  countNames: CountNames,
  chosen?: Partial<TableFormat>,
): Result<Table, TableProblem> {
  if (text.trim() === '') return err({ kind: 'empty' });
  if (text.length > TABLE_LIMITS.characters) return err({ kind: 'too-large' });
  const format = guessFormat(text, countNames, chosen);
  const cut = cutRows(text, format.delimiter).map((row, place) => ({ ...row, number: place + 1 }));
  const filled = cut.filter(({ cells }) => !isEmptyRow(cells));
  const below = filled.filter(({ number }) => number > format.namesRow);
  if (below.length > TABLE_LIMITS.rows) return err({ kind: 'too-many-rows' });
  if (filled.some(({ cells }) => cells.length > TABLE_LIMITS.columns)) return err({ kind: 'too-many-columns' });
  if (filled.length === 0) return err({ kind: 'empty' });
  const names = cut[format.namesRow - 1]?.cells ?? [];
  const width = names.length > 0 ? names.length : Math.max(...below.map(({ cells }) => cells.length));
  const rows = below.map(({ number, cells, isBroken }): TableRow => {
    const fitted = fitRow(cells, width);
    if (isBroken) return { number, cells, problem: 'quote' };
    return fitted.kind === 'row' ? { number, cells: fitted.cells } : { number, cells, problem: 'cells' };
  });
  return ok({ format, names, width, rows, beginning: filled.slice(0, SHOWN_ROWS) });
}

/** Why a text is too much to be read, if it is. */
export function tooMuchOf(text: string, countNames: CountNames): 'too-large' | 'too-many-rows' | undefined {
  const read = readTable(text, countNames);
  const kind = read.ok ? undefined : read.error.kind;
  return kind === 'too-large' || kind === 'too-many-rows' ? kind : undefined;
}
