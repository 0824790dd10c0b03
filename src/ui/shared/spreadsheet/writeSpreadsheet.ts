import Papa from 'papaparse';
import type { SpreadsheetRows } from './readSpreadsheet.ts';

/** A CSV file that spreadsheets open as it is: with a byte order mark, every cell quoted. */
export const writeSpreadsheet = (rows: SpreadsheetRows): string =>
  `\uFEFF${Papa.unparse(
    rows.map((row) => [...row]),
    { quotes: true, newline: '\r\n' },
  )}`;
