import { readNumber, type DecimalSign } from '../tables/readNumber.ts';

/** `undefined` unless the text is a number of 0 or more. */
export function readPrice(text: string, decimal: DecimalSign): number | undefined {
  const price = readNumber(text, decimal);
  return price !== undefined && price >= 0 ? price : undefined;
}
