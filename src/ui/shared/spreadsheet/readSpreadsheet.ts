import Papa from 'papaparse';
import { err, ok, type Result } from '../../../domain/shared/result.ts';

/** What is read at once: beyond any list that is configured here, and far below what would hold the page up. */
export const SPREADSHEET_LIMITS = { characters: 1_000_000, rows: 500, columns: 30 } as const;

export type SpreadsheetProblem = {
  readonly kind: 'empty' | 'too-large' | 'too-many-rows' | 'too-many-columns' | 'quote-open';
};

/** Why a text is too much to be read, if it is; looks at no more of it than would be read. */
export function tooMuchOf(text: string): 'too-large' | 'too-many-rows' | undefined {
  const read = readSpreadsheet(text);
  const kind = read.ok ? undefined : read.error.kind;
  return kind === 'too-large' || kind === 'too-many-rows' ? kind : undefined;
}

export type SpreadsheetRows = readonly (readonly string[])[];

/** The cells of rows that were pasted from a spreadsheet or stand in a CSV file with commas, semicolons or tabs. */
export function readSpreadsheet(text: string): Result<SpreadsheetRows, SpreadsheetProblem> {
  if (text.trim() === '') return err({ kind: 'empty' });
  if (text.length > SPREADSHEET_LIMITS.characters) return err({ kind: 'too-large' });
  const { data, errors } = Papa.parse<string[]>(text, {
    delimitersToGuess: ['\t', ';', ','],
    // With the names, and one to see that there are more.
    preview: SPREADSHEET_LIMITS.rows + 2,
    skipEmptyLines: true,
  });
  if (data.length > SPREADSHEET_LIMITS.rows + 1) return err({ kind: 'too-many-rows' });
  if (errors.some(({ code }) => code === 'MissingQuotes')) return err({ kind: 'quote-open' });
  if (data.some(({ length }) => length > SPREADSHEET_LIMITS.columns)) return err({ kind: 'too-many-columns' });
  return ok(data);
}
