import { readNumber, type DecimalSign } from '../tables/readNumber.ts';

export function readPrice(text: string, decimal: DecimalSign): number | undefined {
  const price = readNumber(text, decimal);
  return price !== undefined && price >= 0 ? price : undefined;
}

export function priceFactorOf(currency: string | undefined): number {
  if (currency === undefined) return 1;
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return maximumFractionDigits === 0 ? 100 : 1;
}
