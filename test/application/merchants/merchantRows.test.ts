import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MERCHANTS_A_PAGE, type MerchantPage } from '../../../src/application/merchants/MerchantDirectory.ts';
import {
  joinRows,
  missingPage,
  pageAround,
  rowsOf,
  type MerchantRows,
} from '../../../src/application/merchants/merchantRows.ts';
import { companyId } from '../../support/samples/builders.ts';

/** A page of a list with `total` merchants, whose names are their row indexes. */
function pageFrom(row: number, total: number): MerchantPage {
  const end = Math.min(row + MERCHANTS_A_PAGE, total);
  return {
    merchants: Array.from({ length: Math.max(0, end - row) }, (_, index) => ({
      companyId: companyId(`M${row + index}`),
      name: `Merchant ${row + index}`,
      portalState: 'live',
    })),
    total,
    nextCursor: end < total ? `after ${end}` : undefined,
  };
}

/** Loads page after page until the view is complete. Returns the rows and the number of loaded pages. */
function readView(shown: MerchantRows, first: number, last: number, total: number) {
  let rows = shown;
  let pages = 0;
  for (let next = missingPage(rows, first, last); next; next = missingPage(rows, first, last)) {
    rows = joinRows(rows, rowsOf(pageFrom(next.row, total), next.row));
    pages += 1;
    if (pages > 5) throw new Error(`still missing in ${first} to ${last}`);
  }
  return { rows, pages };
}

const opened = (row: number, total: number): MerchantRows => {
  const { row: from } = pageAround(row);
  return rowsOf(pageFrom(from, total), from);
};

describe('missingPage', () => {
  it('returns one page after the other until all rows in and around the view are loaded, at any scroll position', () => {
    const jump = fc.record({ first: fc.nat(2999), height: fc.integer({ min: 0, max: 60 }) });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.nat(2999), fc.array(jump), (total, place, jumps) => {
        let rows = opened(Math.min(place, total - 1), total);
        for (const { first: wanted, height } of jumps) {
          const first = Math.min(wanted, total - 1);
          const last = Math.min(first + height, total - 1);
          const read = readView(rows, first, last, total);
          rows = read.rows;
          expect(read.pages).toBeLessThanOrEqual(3);
          const around = [Math.max(0, first - 30), first, last, Math.min(last + 45, total - 1)];
          expect(around.filter((row) => rows.merchants.get(row)?.companyId !== `M${row}`)).toEqual([]);
          expect(rows.total).toBe(total);
        }
      }),
    );
  });

  it('returns the page after the loaded rows, by cursor, if the last loaded row is near the view', () => {
    const rows = opened(0, 1000);
    expect(missingPage(rows, 45, 54)).toBeUndefined();
    expect(missingPage(rows, 46, 55)).toEqual({ row: 100, place: { cursor: 'after 100' } });
  });

  it('returns the page before the loaded rows, by offset, if the first loaded row is near the view', () => {
    const rows = opened(530, 1000);
    expect(missingPage(rows, 530, 540)).toBeUndefined();
    expect(missingPage(rows, 529, 540)).toEqual({ row: 400, place: { offset: 400 } });
  });

  it('returns a page around the row in view if that row is far from the loaded rows', () => {
    expect(missingPage(opened(0, 1000), 700, 720)).toEqual({ row: 670, place: { offset: 670 } });
  });

  it('does not request a page again if the response contained fewer rows than requested', () => {
    const short = rowsOf({ ...pageFrom(0, 1000), merchants: pageFrom(0, 1000).merchants.slice(0, 90) }, 0);
    const next = missingPage(short, 85, 95);
    expect(next).toEqual({ row: 90, place: { offset: 90 } });
    const empty = joinRows(short, rowsOf({ merchants: [], total: 1000, nextCursor: undefined }, 90));
    expect(missingPage(empty, 85, 95)).toBeUndefined();
  });

  it('returns undefined at the end of a list that has become shorter', () => {
    const rows = joinRows(opened(0, 150), rowsOf(pageFrom(100, 120), 100));
    expect(rows.total).toBe(120);
    expect(missingPage(rows, 100, 119)).toBeUndefined();
  });
});
