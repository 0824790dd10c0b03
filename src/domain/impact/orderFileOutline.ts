import type { Language } from '../languages/language.ts';
import { guessFormats } from '../orders/guessFormats.ts';
import { countFieldNames, guessColumns } from '../orders/orderFields.ts';
import { guessSharedFields } from '../orders/sharedFields.ts';
import { encodingOf } from '../tables/decodeText.ts';
import type { NumberedCells } from '../tables/readTable.ts';
import { firstRows, firstWideRow, fitRow, guessFormat, isEmptyRow, type TableFormat } from '../tables/tableFormat.ts';
import type { OrderFileChoice } from './OrderFileReader.ts';

export type OrderFileOutline = {
  readonly headers: readonly string[];
  readonly beginning: readonly NumberedCells[];
  readonly choice: OrderFileChoice;
  readonly isDayOrderOpen: boolean;
};

export type OrderFileBeginning = { readonly bytes: Uint8Array; readonly isComplete: boolean };

export type OrderFileReading = {
  readonly language: Language;
  readonly chosen?: Partial<TableFormat> | undefined;
};

const SHOWN_ROWS = 20;

/** Guesses the format of a file. Ambiguous parts follow the language's conventions. `undefined` if it has no table. */
export function outlineOrderFile(
  { bytes, isComplete }: OrderFileBeginning,
  { language, chosen = {} }: OrderFileReading,
): OrderFileOutline | undefined {
  const encoding = encodingOf(bytes, isComplete, language);
  const text = new TextDecoder(encoding).decode(bytes, { stream: !isComplete });
  const guessed = guessFormat(text, countFieldNames, chosen);
  const rows = firstRows(text, guessed.delimiter).map((row, index) => ({ ...row, number: index + 1 }));
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
    headers: Array.from({ length: width }, (_, index) => (names[index] ?? '').trim()),
    beginning: beginning.slice(0, SHOWN_ROWS),
    choice: { encoding, table, width, mapping, formats, sharedFields: guessSharedFields(cells, mapping) },
    isDayOrderOpen,
  };
}
