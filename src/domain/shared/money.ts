import { isText } from './shapes.ts';

let codes: ReadonlySet<string> | undefined;

/** An ISO 4217 code that the platform knows. */
export const isCurrencyCode = (value: unknown): value is string =>
  isText(value) && (codes ??= new Set(Intl.supportedValuesOf('currency'))).has(value);

/** At most two decimals [VL-currency]. */
export const isAmountText = (text: string): boolean => /^\d+(?:\.\d{1,2})?$/.test(text);

/** The decimal point is required, decimals are optional [VL-price]. */
export const isPriceText = (text: string): boolean => /^\d+\.\d{0,2}$/.test(text);

export const isAmount = (amount: number): boolean => isAmountText(String(amount));

/** Adds a decimal point to integers. */
export const isPrice = (price: number): boolean => isPriceText(Number.isInteger(price) ? `${price}.` : String(price));
