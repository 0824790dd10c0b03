import { parseCompanyId } from '../company/companyId.ts';
import type { RecordPath } from '../shared/recordPath.ts';
import { isTextList } from '../shared/shapes.ts';

/** Switches for the owner's portal [BR-10] [AU-4] [AU-16] [OB-2] and for its merchants [PB-9] [WH-2]. */
export const ownerFlagNames = [
  'multipleLanguageSupport',
  'widgetMode',
  'shouldCheckForSubBrand',
  'validationException',
  'strongPassword',
  'skipPreRegistration',
  'freeNames',
  'addressValidationRequired',
  'shortPostcodes',
] as const;
export type OwnerFlagName = (typeof ownerFlagNames)[number];

export const ownerFlagPath = (name: OwnerFlagName): RecordPath =>
  name === 'skipPreRegistration' ? ['features', 'signup', name] : ['features', name, 'enabled'];

/** Names of limits in days that apply to merchants without a limit of their own [CF-6]. */
export const ownerLimitNames = ['maxWarrantyDays', 'maxDueDateDays'] as const;
export type OwnerLimitName = (typeof ownerLimitNames)[number];

export const ownerLimitPath = (name: OwnerLimitName): RecordPath => [
  'features',
  name === 'maxWarrantyDays' ? 'returnPolicies' : 'returnWindows',
  name,
];

const MAX_HIDDEN = 100;

export const isHiddenPages = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length <= MAX_HIDDEN &&
  new Set(value).size === value.length &&
  value.every((path) => typeof path === 'string' && /^\/[a-z\d/-]{1,100}$/.test(path));

/** Maximum of a limit in days: 100 years, because a larger number is a typing error. */
export const MAX_LIMIT_DAYS = 36_500;

export const isLimitOfDays = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= MAX_LIMIT_DAYS;

/** Users of whom an owner requires a second factor: all users with one of the roles, or of one of the merchants. */
export const secondFactorNames = ['roles', 'merchants'] as const;
export type SecondFactorName = (typeof secondFactorNames)[number];

const MAX_REQUIRED = 1000;
const MAX_ROLE_LENGTH = 200;

export function isSecondFactorList(name: SecondFactorName, value: unknown): value is readonly string[] {
  if (!isTextList(value) || value.length > MAX_REQUIRED || new Set(value).size !== value.length) return false;
  return name === 'merchants'
    ? value.every((companyId) => parseCompanyId(companyId) === companyId)
    : value.every((role) => role !== '' && role.length <= MAX_ROLE_LENGTH);
}
