import { isText } from './shapes.ts';

let codes: ReadonlySet<string> | undefined;

/** A code of ISO 4217, of the currencies that the platform knows. */
export const isCurrencyCode = (value: unknown): value is string =>
  isText(value) && (codes ??= new Set(Intl.supportedValuesOf('currency'))).has(value);

/** An amount as it is written: at least one decimal and two at most, where there is a point [VL-currency]. */
export const isAmountText = (text: string): boolean => /^\d+(?:\.\d{1,2})?$/.test(text);

/** A price as it is written: as the specification has it, the point is part of it, what follows the point is not [VL-price]. */
export const isPriceText = (text: string): boolean => /^\d+\.\d{0,2}$/.test(text);

export const isAmount = (amount: number): boolean => isAmountText(String(amount));

/** A whole price is written with its point. */
export const isPrice = (price: number): boolean => isPriceText(Number.isInteger(price) ? `${price}.` : String(price));
