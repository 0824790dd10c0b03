import { isAssetAddress } from '../shared/isAssetAddress.ts';
import { isLanguage } from '../languages/language.ts';
import { portalSettings } from './portalSetting.ts';
import { parseHexColour } from '../theme/parseHexColour.ts';
import { MAX_PATTERN_LENGTH, type CompilePattern } from '../validation/patterns/patternEngine.ts';
import type { ConfigPart } from './configPart.ts';
import type { TextValue } from './configValue.ts';
import { isNavigation } from './isNavigation.ts';
import { imageIn } from './logoImage.ts';

/** Longest text and longest address of a portal, in characters. */
const MAX_CONSUMER_TEXT = 2000;
const MAX_ADDRESS = 500;
const MAX_LISTED = 500;

/** What is said of a value that does not fit, as a translation key. */
export type PartError = 'validation.invalidValue' | 'validation.urlProtocolError' | 'validation.regexInvalidError';

const isWebAddress = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= MAX_ADDRESS && /^https?:\/\/\S+$/i.test(value);
const isLink = (value: string): boolean => isWebAddress(value) || /^mailto:\S+@\S+$/i.test(value);

const isText = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && value.trim() !== '' && value.length <= MAX_CONSUMER_TEXT);

function isTextValue(value: unknown): value is TextValue {
  if (typeof value !== 'object' || value === null) return false;
  const { v1, v2 = null } = value as Partial<TextValue>;
  return isText(v1) && isText(v2);
}

const isListOf = (value: unknown, fits: (entry: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= MAX_LISTED && value.every(fits);

const isNamed = (entry: unknown): boolean => typeof (entry as { id?: unknown } | null)?.id === 'string';

/** Why a part may not hold a value, or `undefined` where it may. Page and service ask the same question. */
export function partError(part: ConfigPart, value: unknown, compile: CompilePattern): PartError | undefined {
  const unless = (isFit: boolean, error: PartError = 'validation.invalidValue'): PartError | undefined =>
    isFit ? undefined : error;
  switch (part.kind) {
    case 'colour':
      return unless(typeof value === 'string' && parseHexColour(value) !== undefined);
    case 'logoSize':
      return unless(value === 'small' || value === 'medium');
    case 'logo':
      return unless(imageIn(value) !== undefined || (typeof value === 'string' && isAssetAddress(value)));
    case 'text': {
      if (!isTextValue(value)) return 'validation.invalidValue';
      const texts = [value.v1, value.v2].filter((text) => typeof text === 'string');
      return unless(part.slot.kind === 'text' || texts.every(isLink), 'validation.urlProtocolError');
    }
    case 'languages':
      return unless(
        isListOf(value, (entry) => typeof entry === 'string' && isLanguage(entry)) &&
          (value as readonly string[]).length === new Set(value as readonly string[]).size &&
          (value as readonly string[]).length > 0,
      );
    case 'defaultLanguage':
      return unless(typeof value === 'string' && isLanguage(value));
    case 'navigation':
      return unless(isNavigation(value));
    case 'footerLink':
      return unless(isWebAddress(value), 'validation.urlProtocolError');
    case 'setting':
      if (portalSettings[part.name] === 'number')
        return unless(Number.isInteger(value) && (value as number) >= 0 && (value as number) < 1e9);
      return unless(
        typeof value === 'string' && value !== '' && value.length <= MAX_PATTERN_LENGTH && compile(value) !== undefined,
        'validation.regexInvalidError',
      );
    case 'dispositions':
      return unless(isListOf(value, isNamed));
  }
}
