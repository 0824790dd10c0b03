import { MERCHANTS_A_PAGE, type MerchantPage, type MerchantPlace, type MerchantSummary } from './MerchantDirectory.ts';

export type RowPlace = { readonly row: number; readonly place: MerchantPlace };

export type MerchantRows = {
  readonly total: number;
  readonly merchants: ReadonlyMap<number, MerchantSummary>;
  /** First rows of the loaded pages, each with the cursor of the next page. */
  readonly pages: ReadonlyMap<number, string | undefined>;
};

/** Number of rows loaded before and after the rows in view. */
const ROWS_BEFORE = 30;
const ROWS_AFTER = 45;

export function pageAround(row: number): RowPlace {
  const offset = Math.max(0, row - ROWS_BEFORE);
  return { row: offset, place: { offset } };
}

/** Rows of a page. A page without a cursor is the last page, so it determines the length of the list. */
export const rowsOf = ({ merchants, total, nextCursor }: MerchantPage, row: number): MerchantRows => ({
  total: nextCursor === undefined && merchants.length > 0 ? row + merchants.length : total,
  merchants: new Map(merchants.map((merchant, index) => [row + index, merchant])),
  pages: new Map([[row, nextCursor]]),
});

export const joinRows = (current: MerchantRows, added: MerchantRows): MerchantRows => ({
  total: added.total,
  merchants: new Map([...current.merchants, ...added.merchants]),
  pages: new Map([...current.pages, ...added.pages]),
});

/** Next page to load: a page in view, otherwise a page after the view, otherwise a page before it. */
export function missingPage(rows: MerchantRows, first: number, last: number): RowPlace | undefined {
  const row = missingFrom(rows, first, last);
  if (row === undefined || rows.pages.has(row)) return undefined;
  const cursor = rows.pages.get(row - MERCHANTS_A_PAGE);
  return { row, place: cursor ? { cursor } : { offset: row } };
}

function missingFrom({ total, merchants }: MerchantRows, first: number, last: number): number | undefined {
  for (let row = first; row <= last + ROWS_AFTER && row < total; row += 1) {
    // If the previous row is not loaded either, the user jumped here, so load the rows before the view too.
    if (!merchants.has(row)) return row > first || merchants.has(row - 1) ? row : Math.max(0, row - ROWS_BEFORE);
  }
  for (let row = first - 1; row >= first - ROWS_BEFORE && row >= 0; row -= 1) {
    if (!merchants.has(row)) return Math.max(0, row - MERCHANTS_A_PAGE + 1);
  }
  return undefined;
}
