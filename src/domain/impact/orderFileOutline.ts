import type { Language } from '../languages/language.ts';
import { guessFormats } from '../orders/guessFormats.ts';
import { countFieldNames, guessColumns } from '../orders/orderFields.ts';
import { guessSharedFields } from '../orders/sharedFields.ts';
import { encodingOf } from '../tables/decodeText.ts';
import type { NumberedCells } from '../tables/readTable.ts';
import { firstRows, firstWideRow, fitRow, guessFormat, isEmptyRow, type TableFormat } from '../tables/tableFormat.ts';
import type { OrderFileChoice } from './OrderFileReader.ts';

/** What the beginning of a file shows. */
export type OrderFileOutline = {
  /** One a column, empty where it has no name. */
  readonly headers: readonly string[];
  /** The first rows that hold something, for whoever chooses the one with the names. */
  readonly beginning: readonly NumberedCells[];
  readonly choice: OrderFileChoice;
  /** Its dates in numbers leave it open which part stands first. */
  readonly isDayOrderOpen: boolean;
};

/** The bytes at the beginning of a file; `isWhole` where nothing follows them. */
export type OrderFileBeginning = { readonly bytes: Uint8Array; readonly isWhole: boolean };

export type OrderFileReading = {
  /** Of whoever reads it. */
  readonly language: Language;
  /** What was chosen by hand of how it holds its table. */
  readonly chosen?: Partial<TableFormat> | undefined;
};

const SHOWN_ROWS = 20;

/**
 * How a file of orders is written, by its first bytes; nothing where they hold no table. What nobody chose is guessed, and
 * where nothing else tells, it is what is usual where the language is spoken.
 */
export function outlineOrderFile(
  { bytes, isWhole }: OrderFileBeginning,
  { language, chosen = {} }: OrderFileReading,
): OrderFileOutline | undefined {
  const encoding = encodingOf(bytes, isWhole, language);
  const text = new TextDecoder(encoding).decode(bytes, { stream: !isWhole });
  const guessed = guessFormat(text, countFieldNames, chosen);
  const rows = firstRows(text, guessed.delimiter).map((row, place) => ({ ...row, number: place + 1 }));
  const beginning = rows.filter(({ cells }) => !isEmptyRow(cells));
  if (beginning.length === 0) return undefined;
  const namesRow = chosen.namesRow ?? (guessed.namesRow || firstWideRow(rows));
  const names = rows[namesRow - 1]?.cells ?? [];
  const width = names.length || Math.max(...rows.map(({ cells }) => cells.length));
  const mapping = guessColumns(names);
  const cells = rows.slice(namesRow).flatMap((row) => {
    const fitted = fitRow(row.cells, width);
    return row.isBroken || fitted.kind !== 'row' ? [] : [fitted.cells];
  });
  const { formats, isDayOrderOpen } = guessFormats(cells, mapping, guessed.delimiter, language);
  const table = { delimiter: guessed.delimiter, namesRow };
  return {
    headers: Array.from({ length: width }, (_, place) => (names[place] ?? '').trim()),
    beginning: beginning.slice(0, SHOWN_ROWS),
    choice: { encoding, table, width, mapping, formats, sharedFields: guessSharedFields(cells, mapping) },
    isDayOrderOpen,
  };
}
