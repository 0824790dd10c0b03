import { plainHyphens } from '../../shared/plainHyphens.ts';
import { plainText } from '../../tables/plainText.ts';

/** A number as typed on any keyboard, in Latin digits with plain hyphens. */
export const plainPhoneNumber = (text: string): string => plainHyphens(plainText(text));

/** Bounds of the digits in a telephone number [VL-mobileNumber]. */
const FEWEST_DIGITS = 4;
const MOST_DIGITS = 15;

/** Digits with hyphens, spaces and parentheses among them, a plus at most in front, and no two hyphens in a row. */
export function isPhoneNumber(value: string): boolean {
  if (!/^\+?[\d ()-]+$/.test(value) || value.includes('--')) return false;
  const digits = value.replace(/\D/g, '').length;
  return digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
}
