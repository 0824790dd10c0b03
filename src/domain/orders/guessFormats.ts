import type { Language } from '../languages/language.ts';
import type { CellFormats } from '../tables/cellFormats.ts';
import { dayOrderOf, guessDayOrder } from '../tables/readDate.ts';
import { decimalSignOf, guessDecimal, type DecimalSign } from '../tables/readNumber.ts';
import type { Delimiter } from '../tables/tableFormat.ts';
import type { ColumnMapping, OrderField } from './orderFields.ts';
import { cellOf } from './sharedFields.ts';

export type GuessedFormats = {
  readonly formats: CellFormats;
  /** Dates in numbers leave it open which part stands first. */
  readonly isDayOrderOpen: boolean;
};

function likelyDecimal(delimiter: Delimiter, language: Language): DecimalSign {
  // Where the comma stands between cells it does not stand in numbers, and the semicolon is there where it does.
  if (delimiter === ';') return ',';
  return delimiter === ',' ? '.' : decimalSignOf(language);
}

/** How prices and dates of these rows are written: as most of them show, else as is usual where the language is spoken. */
export function guessFormats(
  rows: readonly (readonly string[])[],
  mapping: ColumnMapping,
  delimiter: Delimiter,
  language: Language,
): GuessedFormats {
  const cellsOf = (field: OrderField) => rows.map((cells) => cellOf(cells, mapping, field));
  const { order, isProven } = guessDayOrder(cellsOf('purchaseDate'), dayOrderOf(language));
  const decimal = guessDecimal(cellsOf('price'), likelyDecimal(delimiter, language));
  return { formats: { decimal, dayOrder: order }, isDayOrderOpen: !isProven };
}
