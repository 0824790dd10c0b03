import { err, ok, type Result } from '../shared/result.ts';
import { PATTERN_LIMIT, type CompilePattern } from '../validation/patterns/patternEngine.ts';
import { isTooLong } from '../validation/textLimit.ts';

/** The further settings of a merchant's portal [CF-6], each a number or a regular expression. */
export const portalSettings = {
  PURCHASE_WARRANTY_PERIOD: 'number',
  DOMESTIC_PRICING_TIERS: 'number',
  INTERNATIONAL_PRICING_TIERS: 'number',
  DUE_DATE_DAYS: 'number',
  ORDER_ID_REGEX: 'pattern',
  RAN_REGEX: 'pattern',
} as const;
export type PortalSetting = keyof typeof portalSettings;

export type SettingError =
  | { readonly kind: 'number-invalid' }
  | { readonly kind: 'pattern-too-long' }
  | { readonly kind: 'pattern-invalid' };

const WHOLE_NUMBER = /^\d{1,9}$/;

/** A setting as a person typed it: a whole number, or a pattern the engine takes; an empty text unsets it. */
export function readSetting(
  setting: PortalSetting,
  text: string,
  compile: CompilePattern,
): Result<number | string | undefined, SettingError> {
  const typed = text.trim();
  if (typed === '') return ok(undefined);
  if (portalSettings[setting] === 'number')
    return WHOLE_NUMBER.test(typed) ? ok(Number(typed)) : err({ kind: 'number-invalid' });
  // Spaces at the ends of a pattern are part of it.
  if (isTooLong(PATTERN_LIMIT, text)) return err({ kind: 'pattern-too-long' });
  return compile(text) ? ok(text) : err({ kind: 'pattern-invalid' });
}
