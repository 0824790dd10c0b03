import type { Address, AddressField } from '../../../company/parts/address.ts';
import { isPostcode } from '../../../validation/formats/postcodes.ts';
import { isTooLong, unitLimit } from '../../../validation/textLimit.ts';
import { isCountryCode } from '../../../international/countryCodes.ts';
import { regionListOf } from '../../regions/regionsOf.ts';
import { addressFormOf } from './addressForm.ts';
import { tidyAddress } from './tidyAddress.ts';

/** Maximum length of an address field and of the warehouse's name. */
export const ADDRESS_TEXT_LIMIT = unitLimit(120);

export type AddressProblem = {
  readonly field: AddressField;
  readonly kind: 'country-unknown' | 'too-long' | 'blank' | 'postcode-malformed';
};

/** True if the area is not in the country's list, e.g. because another country was selected before. */
const isForeignArea = (area: string, country: string): boolean =>
  regionListOf(country)?.every(({ value }) => value !== area) === true;

/** Errors of an address, in the order of the country's form [VL-postcodes]. */
export function addressProblems(typed: Address): readonly AddressProblem[] {
  const address = tidyAddress(typed);
  const { country = '', postcode = '' } = address;
  if (!isCountryCode(country)) return [{ field: 'country', kind: 'country-unknown' }];
  return addressFormOf(country)
    .rows.flat()
    .flatMap(({ name, isRequired }): readonly AddressProblem[] => {
      const text = address[name] ?? '';
      if (isTooLong(ADDRESS_TEXT_LIMIT, text)) return [{ field: name, kind: 'too-long' }];
      if (text === '') return isRequired ? [{ field: name, kind: 'blank' }] : [];
      if (name === 'area' && isForeignArea(text, country)) return [{ field: name, kind: 'blank' }];
      return name === 'postcode' && !isPostcode(postcode, country) ? [{ field: name, kind: 'postcode-malformed' }] : [];
    });
}
