import { isAssetAddress } from '../../validation/formats/isHttpAddress.ts';
import { isSettingNumber, portalSettings, type PortalSetting } from '../portalSetting.ts';
import { parseHexColour } from '../../theme/parseHexColour.ts';
import { PATTERN_LIMIT, type CompilePattern } from '../../validation/patterns/patternEngine.ts';
import { isTooLong } from '../../validation/textLimit.ts';
import type { ApplicationConfigHolder } from '../applicationConfig.ts';
import type { ConfigPart } from '../configPart.ts';
import { isHiddenPages, isLimitOfDays, isSecondFactorList } from '../ownerFlagPath.ts';
import { readPart } from '../configValue.ts';
import { hasShape, type ConfigValues } from '../configValues.ts';
import { imageIn, LOGO_TEXT_LIMIT } from '../logoImage.ts';

const MAX_CONSUMER_TEXT = 2000;
const MAX_ADDRESS = 500;
const MAX_LISTED = 500;
const MAX_OFFER = 50_000;

export type PartError =
  | 'validation.invalidValue'
  | 'validation.urlProtocolError'
  | 'validation.regexInvalidError'
  | 'validation.maxWarrantyDaysError'
  | 'validation.maxDueDateDaysError';

/** Settings in days have one message for every invalid value, including empty text. */
const dayErrors: { readonly [Name in PortalSetting]?: PartError } = {
  PURCHASE_WARRANTY_PERIOD: 'validation.maxWarrantyDaysError',
  DUE_DATE_DAYS: 'validation.maxDueDateDaysError',
};

const isWebAddress = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= MAX_ADDRESS && /^https?:\/\/\S+$/i.test(value);
const isLink = (value: string): boolean => isWebAddress(value) || /^mailto:[^\s@]+@\S+$/i.test(value);

const isFitText = (text: string | null | undefined): boolean =>
  text === null || text === undefined || (text.trim() !== '' && text.length <= MAX_CONSUMER_TEXT);

export function partError(part: ConfigPart, value: unknown, compile: CompilePattern): PartError | undefined {
  const unless = (isFit: boolean, error: PartError = 'validation.invalidValue'): PartError | undefined =>
    isFit ? undefined : error;
  switch (part.kind) {
    case 'colour':
      return unless(hasShape.colour(value) && parseHexColour(value) !== undefined);
    case 'logoSize':
      return unless(hasShape.logoSize(value));
    case 'logo':
      return unless(hasShape.logo(value) && (imageIn(value) !== undefined || isAssetAddress(value)));
    case 'logoText':
      return unless(hasShape.logoText(value) && value.trim() !== '' && !isTooLong(LOGO_TEXT_LIMIT, value));
    case 'text': {
      if (!hasShape.text(value) || !isFitText(value.v1) || !isFitText(value.v2)) return 'validation.invalidValue';
      const texts = [value.v1, value.v2].filter((text) => typeof text === 'string');
      return unless(part.slot.kind === 'text' || texts.every(isLink), 'validation.urlProtocolError');
    }
    case 'languages':
      return unless(hasShape.languages(value) && value.length > 0 && value.length === new Set(value).size);
    case 'defaultLanguage':
      return unless(hasShape.defaultLanguage(value));
    case 'navigation':
      return unless(hasShape.navigation(value));
    case 'footerLink':
      return unless(isWebAddress(value), 'validation.urlProtocolError');
    case 'setting':
      if (portalSettings[part.name] === 'number') return unless(isSettingNumber(value), dayErrors[part.name]);
      return unless(
        typeof value === 'string' && value !== '' && !isTooLong(PATTERN_LIMIT, value) && compile(value) !== undefined,
        'validation.regexInvalidError',
      );
    case 'flag':
      return unless(hasShape.flag(value));
    case 'limit':
      return unless(isLimitOfDays(value));
    case 'offer':
      return unless(hasShape.offer(value) && JSON.stringify(value).length <= MAX_OFFER);
    case 'hiddenPages':
      return unless(isHiddenPages(value) && value.length > 0);
    case 'secondFactor':
      return unless(isSecondFactorList(part.name, value) && value.length > 0);
    case 'dispositions':
      return unless(hasShape.dispositions(value) && value.length <= MAX_LISTED);
  }
}

export function fitValueIn<Part extends ConfigPart>(
  holder: ApplicationConfigHolder,
  part: Part,
  compile: CompilePattern,
): ConfigValues[Part['kind']] | undefined {
  const kind: Part['kind'] = part.kind;
  const value = readPart(holder, part);
  return hasShape[kind](value) && partError(part, value, compile) === undefined ? value : undefined;
}
