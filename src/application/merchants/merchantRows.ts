import { MERCHANTS_A_PAGE, type MerchantPage, type MerchantPlace, type MerchantSummary } from './MerchantDirectory.ts';

/** A page by the row it begins at; rows are counted from 0. */
export type RowPlace = { readonly row: number; readonly place: MerchantPlace };

/** The rows of a list that were read, whichever pages of it. */
export type MerchantRows = {
  /** How many rows the list has. */
  readonly total: number;
  /** By row. */
  readonly merchants: ReadonlyMap<number, MerchantSummary>;
  /** The rows that pages were read from, and the cursor of the page after each. */
  readonly pages: ReadonlyMap<number, string | undefined>;
};

/** How many rows are read before those in view, and behind them. */
const BEFORE = 30;
const BEHIND = 45;

/** The page that shows a row, and some before it. */
export function pageAround(row: number): RowPlace {
  const offset = Math.max(0, row - BEFORE);
  return { row: offset, place: { offset } };
}

/** Nothing comes after a page without a cursor: where it has fewer rows than were counted, the list is as long as that. */
export const rowsOf = ({ merchants, total, nextCursor }: MerchantPage, row: number): MerchantRows => ({
  total: nextCursor === undefined && merchants.length > 0 ? row + merchants.length : total,
  merchants: new Map(merchants.map((merchant, index) => [row + index, merchant])),
  pages: new Map([[row, nextCursor]]),
});

export const joinRows = (shown: MerchantRows, further: MerchantRows): MerchantRows => ({
  total: further.total,
  merchants: new Map([...shown.merchants, ...further.merchants]),
  pages: new Map([...shown.pages, ...further.pages]),
});

/** The page to read for a view of these rows: the one that is missing in it, else behind it, else before it. */
export function missingPage(rows: MerchantRows, first: number, last: number): RowPlace | undefined {
  const row = missingFrom(rows, first, last);
  if (row === undefined || rows.pages.has(row)) return undefined;
  const cursor = rows.pages.get(row - MERCHANTS_A_PAGE);
  return { row, place: cursor ? { cursor } : { offset: row } };
}

function missingFrom({ total, merchants }: MerchantRows, first: number, last: number): number | undefined {
  for (let row = first; row <= last + BEHIND && row < total; row += 1) {
    // Where nothing of the view is there, it was jumped to.
    if (!merchants.has(row)) return row > first || merchants.has(row - 1) ? row : Math.max(0, row - BEFORE);
  }
  for (let row = first - 1; row >= first - BEFORE && row >= 0; row -= 1) {
    if (!merchants.has(row)) return Math.max(0, row - MERCHANTS_A_PAGE + 1);
  }
  return undefined;
}
