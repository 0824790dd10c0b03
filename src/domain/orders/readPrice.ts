import { readNumber, type DecimalSign } from '../tables/readNumber.ts';

export function readPrice(text: string, decimal: DecimalSign): number | undefined {
  const price = readNumber(text, decimal);
  return price !== undefined && price >= 0 ? price : undefined;
}
