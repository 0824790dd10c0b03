import { err, ok, type Result } from '../shared/result.ts';
import { cellProblem, cellText, plainSpaces, type CellProblem } from './cell.ts';
import { cutRows, type CutRow } from './RowCutter.ts';
import { fitRow, guessFormat, isEmptyRow, type CountNames, type TableFormat } from './tableFormat.ts';

/** Maximum size of a table in a form, so that parsing does not block the page. */
export const TABLE_LIMITS = { characters: 1_000_000, rows: 500, columns: 30 } as const;
const SHOWN_ROWS = 20;

export type TableProblem = { readonly kind: 'empty' | 'too-large' | 'too-many-rows' | 'too-many-columns' };

export type NumberedCells = {
  /** Row number as in a spreadsheet, from 1, including header and empty rows. */
  readonly number: number;
  readonly cells: readonly string[];
};

/** `cells` has one cell per column, with plain spaces. */
export type TableRow = NumberedCells & {
  /** The cells with their original spaces, for texts that customers read. */
  readonly texts: readonly string[];
  readonly cellProblems: ReadonlyMap<number, CellProblem>;
  /** `quote`: a quotation mark is not closed. `cells`: more cells than columns. */
  readonly problem?: 'quote' | 'cells' | undefined;
};

export type Table = {
  readonly format: TableFormat;
  readonly names: readonly string[];
  readonly width: number;
  readonly rows: readonly TableRow[];
  readonly beginning: readonly NumberedCells[];
};

const NO_PROBLEMS: ReadonlyMap<number, CellProblem> = new Map();

const usedWidth = (rows: readonly CutRow[]): number =>
  Math.max(0, ...rows.map(({ cells }) => cells.findLastIndex((cell) => plainSpaces(cell).trim() !== '') + 1));

function rowOf(number: number, texts: readonly string[], problem?: 'quote' | 'cells'): TableRow {
  const cells = texts.map(plainSpaces);
  if (problem) return { number, cells, texts, problem, cellProblems: NO_PROBLEMS };
  const found = cells.flatMap((cell, column) => {
    const kind = cellProblem(cell);
    return kind ? [[column, kind] as const] : [];
  });
  return { number, cells, texts, cellProblems: found.length === 0 ? NO_PROBLEMS : new Map(found) };
}

export function readTable(
  text: string,
  countNames: CountNames,
  chosen?: Partial<TableFormat>,
): Result<Table, TableProblem> {
  if (text.trim() === '') return err({ kind: 'empty' });
  if (text.length > TABLE_LIMITS.characters) return err({ kind: 'too-large' });
  const countPlainNames: CountNames = (cells) => countNames(cells.map(plainSpaces));
  const format = guessFormat(text, countPlainNames, chosen);
  const cut = cutRows(text, format.delimiter).map((row, index) => ({ ...row, number: index + 1 }));
  const filled = cut.filter(({ cells }) => !isEmptyRow(cells));
  const below = filled.filter(({ number }) => number > format.namesRow);
  if (below.length > TABLE_LIMITS.rows) return err({ kind: 'too-many-rows' });
  const used = usedWidth(filled);
  if (used > TABLE_LIMITS.columns) return err({ kind: 'too-many-columns' });
  if (filled.length === 0) return err({ kind: 'empty' });
  const names = (cut[format.namesRow - 1]?.cells ?? []).slice(0, used).map(plainSpaces);
  const width = names.length > 0 ? names.length : usedWidth(below);
  const rows = below.map(({ number, cells, isBroken }): TableRow => {
    if (isBroken) return rowOf(number, cells, 'quote');
    const fitted = fitRow(cells, width);
    return fitted.kind === 'row' ? rowOf(number, fitted.cells.map(cellText)) : rowOf(number, cells, 'cells');
  });
  const beginning = filled.slice(0, SHOWN_ROWS).map(({ number, cells }) => ({ number, cells: cells.slice(0, used) }));
  return ok({ format, names, width, rows, beginning });
}

export function tooMuchOf(text: string, countNames: CountNames): 'too-large' | 'too-many-rows' | undefined {
  const parsedTable = readTable(text, countNames);
  const kind = parsedTable.ok ? undefined : parsedTable.error.kind;
  return kind === 'too-large' || kind === 'too-many-rows' ? kind : undefined;
}
