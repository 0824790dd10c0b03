import { plainHyphens } from './characters.ts';
import { plainText } from '../../tables/plainText.ts';

/** Latin digits and plain hyphens. */
export const plainPhoneNumber = (text: string): string => plainHyphens(plainText(text));

/** Number of digits [VL-mobileNumber]. */
const MIN_DIGITS = 4;
const MAX_DIGITS = 15;

/** Digits with hyphens, spaces and parentheses, an optional leading plus, no two hyphens in a row. */
export function isPhoneNumber(value: string): boolean {
  if (!/^\+?[\d ()-]+$/.test(value) || value.includes('--')) return false;
  const digits = value.replace(/\D/g, '').length;
  return digits >= MIN_DIGITS && digits <= MAX_DIGITS;
}
