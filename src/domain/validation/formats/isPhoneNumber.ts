import { plainHyphens } from './characters.ts';
import { plainText } from '../../tables/plainText.ts';

export const plainPhoneNumber = (text: string): string => plainHyphens(plainText(text));

const MIN_DIGITS = 4;
const MAX_DIGITS = 15;

/** True for digits with hyphens, spaces, parentheses and an optional leading plus. No two hyphens in a row. */
export function isPhoneNumber(value: string): boolean {
  if (!/^\+?[\d ()-]+$/.test(value) || value.includes('--')) return false;
  const digits = value.replace(/\D/g, '').length;
  return digits >= MIN_DIGITS && digits <= MAX_DIGITS;
}
