import type { Language } from '../languages/language.ts';
import { dayOrderOf, guessDayOrder, type DayOrder } from '../tables/readDate.ts';
import { decimalSignOf, guessDecimal, type DecimalSign } from '../tables/readNumber.ts';
import { dateFacts, priceFacts } from '../rules/conditions/facts.ts';
import type { Delimiter } from '../tables/tableFormat.ts';
import type { ColumnMapping, OrderField } from './orderFields.ts';
import { cellOf } from './sharedFields.ts';

/** Formats of a file, needed to read ambiguous cells such as `1,234` and `03/04/2026`. */
export type CellFormats = { readonly decimal: DecimalSign; readonly dayOrder: DayOrder };

export type GuessedFormats = {
  readonly formats: CellFormats;
  readonly isDayOrderOpen: boolean;
};

function likelyDecimal(delimiter: Delimiter, language: Language): DecimalSign {
  // A semicolon delimiter implies decimal commas, because numbers do not contain the delimiter.
  if (delimiter === ';') return ',';
  return delimiter === ',' ? '.' : decimalSignOf(language);
}

/** Guesses the formats: those of most cells, or the language's convention if the cells are ambiguous. */
export function guessFormats(
  rows: readonly (readonly string[])[],
  mapping: ColumnMapping,
  delimiter: Delimiter,
  language: Language,
): GuessedFormats {
  const cellsOf = (fields: readonly OrderField[]) =>
    fields.flatMap((field) => rows.map((cells) => cellOf(cells, mapping, field)));
  const { order, isProven } = guessDayOrder(cellsOf(dateFacts), dayOrderOf(language));
  const decimal = guessDecimal(cellsOf(priceFacts), likelyDecimal(delimiter, language));
  return { formats: { decimal, dayOrder: order }, isDayOrderOpen: !isProven };
}
