import { readNumber, type DecimalSign } from '../tables/readNumber.ts';

/** The price in a text, wherever it comes from; nothing where it is no number of 0 or more. */
export function readPrice(text: string, decimal: DecimalSign): number | undefined {
  const price = readNumber(text, decimal);
  return price !== undefined && price >= 0 ? price : undefined;
}
