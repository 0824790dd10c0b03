import type { MerchantDefaults } from '../company/merchantDefaults.ts';
import { isOffer } from './configValues.ts';
import { isHiddenPages, isLimitOfDays, isSecondFactorList, secondFactorNames } from './ownerFlagPath.ts';

/** Features that an owner may set. The other features describe the owner's service, so only the service sets them. */
type OwnerFlag =
  | keyof MerchantDefaults
  | 'hiddenPages'
  | 'secondFactor'
  | 'multipleLanguageSupport'
  | 'shouldCheckForSubBrand'
  | 'signup'
  | 'strongPassword'
  | 'freeNames'
  | 'validationException'
  | 'widgetMode';

const isAbsentOrLimit = (value: unknown): boolean => value === undefined || isLimitOfDays(value);

const isSwitch = (value: unknown, isRequired: boolean): boolean =>
  typeof value === 'boolean' || (value === undefined && !isRequired);

export function isOwnerFlag(name: string, value: unknown): name is OwnerFlag {
  const record = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;
  switch (name) {
    case 'multipleLanguageSupport':
    case 'shouldCheckForSubBrand':
    case 'strongPassword':
    case 'freeNames':
    case 'validationException':
    case 'addressValidationRequired':
    case 'shortPostcodes':
      return isSwitch(record ? record['enabled'] : value, true);
    case 'hiddenPages':
      return record !== undefined && (record['paths'] === undefined || isHiddenPages(record['paths']));
    case 'secondFactor':
      return (
        record !== undefined &&
        secondFactorNames.every((each) => record[each] === undefined || isSecondFactorList(each, record[each]))
      );
    case 'signup':
      return record !== undefined && isSwitch(record['skipPreRegistration'], false);
    case 'widgetMode':
      return record !== undefined && isSwitch(record['enabled'], false);
    case 'returnPolicies':
      return record !== undefined && isAbsentOrLimit(record['maxWarrantyDays']);
    case 'returnWindows':
      return record !== undefined && isAbsentOrLimit(record['maxDueDateDays']);
    case 'offeredCarriers':
      return isOffer(value) && 'carriers' in value;
    case 'offeredStoreNetworks':
      return isOffer(value) && 'storeNetworks' in value;
    default:
      return false;
  }
}

export const ownerFlagsIn = (features: Readonly<Record<string, unknown>>): Partial<Record<OwnerFlag, unknown>> =>
  Object.fromEntries(Object.entries(features).filter(([name, value]) => isOwnerFlag(name, value)));
