import { namedDelimiter, RowCutter, type CutRow } from './RowCutter.ts';

/** Delimiters by priority. Commas come late, because they also occur in texts and numbers. */
export const delimiters = ['\t', ';', ',', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

export type TableFormat = {
  readonly delimiter: Delimiter;
  /** Number of the header row, from 1; 0 if there is none. Rows above it are titles. */
  readonly namesRow: number;
};

export type CountNames = (cells: readonly string[]) => number;

const SAMPLE_SIZE = 100_000;
const SAMPLE_ROWS = 100;
const MAX_HEADER_ROW = 20;

const isFilled = (cell: string): boolean => cell.trim() !== '';
const filledIn = ({ cells }: CutRow): number => cells.filter(isFilled).length;

export const isEmptyRow = (cells: readonly string[]): boolean => !cells.some(isFilled);

/** First rows of a text. A row that is cut off at the end is omitted. */
export function firstRows(text: string, delimiter: Delimiter): readonly CutRow[] {
  return new RowCutter(delimiter).push(text.slice(0, SAMPLE_SIZE), text.length <= SAMPLE_SIZE).slice(0, SAMPLE_ROWS);
}

/** The most frequent number of cells; the larger number if two are equally frequent. Ignores rows with one cell. */
function mostFrequentWidth(rows: readonly CutRow[]): { readonly width: number; readonly share: number } {
  const counts = new Map<number, number>();
  for (const { cells } of rows) if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [width = 1, count = 0] =
    [...counts].toSorted(([width, count], [second, others]) => others - count || second - width)[0] ?? [];
  return { width, share: rows.length === 0 ? 0 : count / rows.length };
}

/** The delimiter with the most known column names; if equal, the delimiter with the most uniform rows. */
function guessDelimiter(text: string, countNames: CountNames): Delimiter {
  const [best] = delimiters
    .map((delimiter) => {
      const all = firstRows(text, delimiter);
      const filled = all.filter(({ cells }) => !isEmptyRow(cells));
      const rows = filled.length === 0 ? all : filled;
      const names = Math.max(0, ...rows.slice(0, MAX_HEADER_ROW).map(({ cells }) => countNames(cells)));
      return { delimiter, names, share: mostFrequentWidth(rows).share };
    })
    .toSorted((first, second) => second.names - first.names || second.share - first.share);
  return best?.delimiter ?? ',';
}

/**
 * Number of the row with the most known column names. A row below the first needs two known names and only shorter rows
 * above it.
 */
function guessHeaderRow(rows: readonly CutRow[], countNames: CountNames): number {
  const counts = rows.slice(0, MAX_HEADER_ROW).map(({ cells }) => countNames(cells));
  const max = Math.max(0, ...counts);
  if (max === 0) return 0;
  const index = counts.indexOf(max);
  const filled = rows[index] ? filledIn(rows[index]) : 0;
  const isBelowTitles = max > 1 && rows.slice(0, index).every((row) => filledIn(row) < filled);
  if (index === 0 || isBelowTitles) return index + 1;
  return (counts[0] ?? 0) > 0 ? 1 : 0;
}

function delimiterNamedIn(text: string): Delimiter | undefined {
  const sign = namedDelimiter(text.slice(0, SAMPLE_SIZE));
  return delimiters.find((delimiter) => delimiter === sign);
}

/** Format of a table. Parts that the user did not select are detected from the first line or the first rows. */
export function guessFormat(text: string, countNames: CountNames, chosen: Partial<TableFormat> = {}): TableFormat {
  const delimiter = chosen.delimiter ?? delimiterNamedIn(text) ?? guessDelimiter(text, countNames);
  return { delimiter, namesRow: chosen.namesRow ?? guessHeaderRow(firstRows(text, delimiter), countNames) };
}

/** Number of the first row with the most frequent width. It is the header if no column name is known. */
export function firstWideRow(rows: readonly CutRow[]): number {
  const { width } = mostFrequentWidth(rows.filter(({ cells }) => !isEmptyRow(cells)));
  const index = rows.findIndex(({ cells }) => cells.length >= width && !isEmptyRow(cells));
  return index + 1;
}

export type FittedRow =
  | { readonly kind: 'empty' }
  | { readonly kind: 'cells' }
  /** A row with content. `isShort`: empty cells were added at its end. */
  | { readonly kind: 'row'; readonly cells: readonly string[]; readonly isShort: boolean };

/** Fits a row to the table's width. Extra non-empty cells are an error. */
export function fitRow(cells: readonly string[], width: number): FittedRow {
  if (isEmptyRow(cells)) return { kind: 'empty' };
  if (cells.length === width) return { kind: 'row', cells, isShort: false };
  if (cells.slice(width).some(isFilled)) return { kind: 'cells' };
  const isShort = cells.length < width;
  return { kind: 'row', cells: Array.from({ length: width }, (_, index) => cells[index] ?? ''), isShort };
}
