import { isPhoneNumber } from '../formats/isPhoneNumber.ts';
import { isPostcode } from '../formats/postcodes.ts';
import type { ValidationRule } from '../validationRule.ts';

export const addressRules = {
  postcodes: {
    message: 'wl.addressFields.postcode.invalidError',
    accepts: (value, { country }) => isPostcode(value, country),
  },
  mobileNumber: { message: 'wl.validation.phoneNumberRequiredError', accepts: isPhoneNumber },
  addressRequiredButEmpty: {
    message: 'returnAddresses.addAddressMessage',
    validatesEmpty: true,
    accepts: (_, { hasDefaultWarehouse, pendingChanges }) =>
      hasDefaultWarehouse === true || [...(pendingChanges?.values() ?? [])].some(({ type }) => type === 'WAREHOUSE'),
  },
} as const satisfies Record<string, ValidationRule>;
