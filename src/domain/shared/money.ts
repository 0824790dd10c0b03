import { isText } from './shapes.ts';

let codes: ReadonlySet<string> | undefined;

export const isCurrencyCode = (value: unknown): value is string =>
  isText(value) && (codes ??= new Set(Intl.supportedValuesOf('currency'))).has(value);

/** True for a number with at most two decimals [VL-currency]. */
export const isAmountText = (text: string): boolean => /^\d+(?:\.\d{1,2})?$/.test(text);

/** True for a number with a decimal point and at most two decimals [VL-price]. */
export const isPriceText = (text: string): boolean => /^\d+\.\d{0,2}$/.test(text);

export const isAmount = (amount: number): boolean => isAmountText(String(amount));

/** True for a price with at most two decimals. An integer gets the decimal point that `isPriceText` requires. */
export const isPrice = (price: number): boolean => isPriceText(Number.isInteger(price) ? `${price}.` : String(price));
