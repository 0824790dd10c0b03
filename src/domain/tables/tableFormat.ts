import { namedDelimiter, RowCutter, type CutRow } from './RowCutter.ts';

/** What may stand between cells; of those that fit a text alike, the first. A comma stands in texts and numbers as well. */
export const delimiters = ['\t', ';', ',', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/** How a text holds a table. */
export type TableFormat = {
  readonly delimiter: Delimiter;
  /** The row that names the columns, as a spreadsheet counts: 1 first. 0 where none does. What stands above it are titles. */
  readonly namesRow: number;
};

/** How many of these cells are names of columns that are known. */
export type CountNames = (cells: readonly string[]) => number;

/** So much of a text is looked at. */
const LOOKED_AT = 100_000;
const ROWS = 100;
/** Titles above the names take up fewer rows. */
const ROWS_WITH_NAMES = 20;

const isFilled = (cell: string): boolean => cell.trim() !== '';
const filledIn = ({ cells }: CutRow): number => cells.filter(isFilled).length;

/** A cleared row of a spreadsheet, or an empty line. */
export const isEmptyRow = (cells: readonly string[]): boolean => !cells.some(isFilled);

/** The rows at the beginning of a text, as far as they are whole. */
export function firstRows(text: string, delimiter: Delimiter): readonly CutRow[] {
  return new RowCutter(delimiter).push(text.slice(0, LOOKED_AT), text.length <= LOOKED_AT).slice(0, ROWS);
}

/** How many cells most rows have; of as many, the wider. Rows of one cell hold no table. */
function usualWidth(rows: readonly CutRow[]): { readonly width: number; readonly share: number } {
  const counts = new Map<number, number>();
  for (const { cells } of rows) if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [width = 1, count = 0] =
    [...counts].toSorted(([width, count], [other, others]) => others - count || other - width)[0] ?? [];
  return { width, share: rows.length === 0 ? 0 : count / rows.length };
}

/** The sign that cuts a text so that most names are known, else so that most rows have as many cells. */
function guessDelimiter(text: string, countNames: CountNames): Delimiter {
  const [best] = delimiters
    .map((delimiter) => {
      const all = firstRows(text, delimiter);
      const filled = all.filter(({ cells }) => !isEmptyRow(cells));
      // A sheet that was cleared is cut by the sign that leaves nothing.
      const rows = filled.length === 0 ? all : filled;
      const names = Math.max(0, ...rows.slice(0, ROWS_WITH_NAMES).map(({ cells }) => countNames(cells)));
      return { delimiter, names, share: usualWidth(rows).share };
    })
    .toSorted((one, other) => other.names - one.names || other.share - one.share);
  return best?.delimiter ?? ',';
}

/**
 * The row with the most names that are known. Below the first row it has two of them at least and nothing but titles above
 * it, which fill fewer cells: a row of values may hold the word for a column.
 */
function guessNamesRow(rows: readonly CutRow[], countNames: CountNames): number {
  const counts = rows.slice(0, ROWS_WITH_NAMES).map(({ cells }) => countNames(cells));
  const most = Math.max(0, ...counts);
  if (most === 0) return 0;
  const place = counts.indexOf(most);
  const filled = rows[place] ? filledIn(rows[place]) : 0;
  const isBelowTitles = most > 1 && rows.slice(0, place).every((row) => filledIn(row) < filled);
  if (place === 0 || isBelowTitles) return place + 1;
  return (counts[0] ?? 0) > 0 ? 1 : 0;
}

function delimiterNamedIn(text: string): Delimiter | undefined {
  const sign = namedDelimiter(text.slice(0, LOOKED_AT));
  return delimiters.find((delimiter) => delimiter === sign);
}

/** How a text holds its table: as somebody chose, else as its first line says, else as its first rows show. */
export function guessFormat(text: string, countNames: CountNames, chosen: Partial<TableFormat> = {}): TableFormat {
  const delimiter = chosen.delimiter ?? delimiterNamedIn(text) ?? guessDelimiter(text, countNames);
  return { delimiter, namesRow: chosen.namesRow ?? guessNamesRow(firstRows(text, delimiter), countNames) };
}

/** The first row that is as wide as most are: it names the columns where no name is known. */
export function firstWideRow(rows: readonly CutRow[]): number {
  const { width } = usualWidth(rows.filter(({ cells }) => !isEmptyRow(cells)));
  const place = rows.findIndex(({ cells }) => cells.length >= width && !isEmptyRow(cells));
  return place + 1;
}

export type FittedRow =
  | { readonly kind: 'empty' }
  | { readonly kind: 'cells' }
  /** `isShort` where its last cells are not written and read as empty. */
  | { readonly kind: 'row'; readonly cells: readonly string[]; readonly isShort: boolean };

/** A row in a table of so many columns. One with more cells that hold something belongs to no column. */
export function fitRow(cells: readonly string[], width: number): FittedRow {
  if (isEmptyRow(cells)) return { kind: 'empty' };
  if (cells.length === width) return { kind: 'row', cells, isShort: false };
  if (cells.slice(width).some(isFilled)) return { kind: 'cells' };
  const isShort = cells.length < width;
  return { kind: 'row', cells: Array.from({ length: width }, (_, place) => cells[place] ?? ''), isShort };
}
