import type { MerchantDefaults } from '../company/merchantDefaults.ts';
import { validate } from '../validation/validate.ts';
import type { ValidationContext } from '../validation/validationContext.ts';

/** Settings of a merchant's portal that are numbers or regular expressions [CF-6]. */
export const portalSettings = {
  PURCHASE_WARRANTY_PERIOD: 'number',
  DOMESTIC_PRICING_TIERS: 'number',
  INTERNATIONAL_PRICING_TIERS: 'number',
  DUE_DATE_DAYS: 'number',
  ORDER_ID_REGEX: 'pattern',
  RAN_REGEX: 'pattern',
} as const;
export type PortalSetting = keyof typeof portalSettings;

/** True for a non-negative integer of at most nine digits. The owner's limits are checked elsewhere. */
export const isSettingNumber = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1e9;

/** Limits of the owner for settings of merchants, in whole days. */
export type SettingLimits = Pick<MerchantDefaults, 'returnPolicies' | 'returnWindows'>;

export const PRICING_TIER_RANGE = { min: 1, max: 4 } as const;

export function limitOf(setting: PortalSetting, limits: SettingLimits): number | undefined {
  switch (setting) {
    case 'PURCHASE_WARRANTY_PERIOD':
      return limits.returnPolicies?.maxWarrantyDays;
    case 'DUE_DATE_DAYS':
      return limits.returnWindows?.maxDueDateDays;
    case 'DOMESTIC_PRICING_TIERS':
    case 'INTERNATIONAL_PRICING_TIERS':
      return PRICING_TIER_RANGE.max;
    case 'ORDER_ID_REGEX':
    case 'RAN_REGEX':
      return undefined;
  }
}

/** Error if a number is invalid, exceeds the owner's limit, or is an unknown tier [CF-6]. */
export function numberSettingProblem(setting: PortalSetting, value: number, limits: SettingLimits) {
  const days = {
    maxWarrantyDays: limits.returnPolicies?.maxWarrantyDays,
    maxDueDateDays: limits.returnWindows?.maxDueDateDays,
  };
  switch (setting) {
    case 'PURCHASE_WARRANTY_PERIOD':
      return isSettingNumber(value)
        ? validate('maxWarrantyDays', String(value), { limits: days })
        : ('validation.maxWarrantyDaysError' as const);
    case 'DUE_DATE_DAYS':
      return isSettingNumber(value)
        ? validate('maxDueDateDays', String(value), { limits: days })
        : ('validation.maxDueDateDaysError' as const);
    default: {
      const isTier = Number.isInteger(value) && value >= PRICING_TIER_RANGE.min && value <= PRICING_TIER_RANGE.max;
      return isTier ? undefined : ('settings.errors.tier' as const);
    }
  }
}

/** Error of a missing number. Days are always required, a tier for foreign returns [VL-requiredForInternational]. */
export function absentNumberProblem(
  setting: PortalSetting,
  published: number | undefined,
  countries: Pick<ValidationContext, 'countriesEnabled' | 'homeCountryCode'>,
) {
  if (published === undefined) return undefined;
  switch (setting) {
    case 'PURCHASE_WARRANTY_PERIOD':
      return validate('maxWarrantyDays', '');
    case 'DUE_DATE_DAYS':
      return validate('maxDueDateDays', '');
    case 'INTERNATIONAL_PRICING_TIERS':
      return validate('requiredForInternational', '', countries);
    default:
      return undefined;
  }
}
