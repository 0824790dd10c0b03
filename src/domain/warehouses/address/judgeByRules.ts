import { isCountryCode } from '../../international/countryCodes.ts';
import { isServed } from '../../carriers/collectsIn.ts';
import { isPostcode } from '../../validation/formats/postcodes.ts';
import type { Address } from '../../company/parts/address.ts';
import type { AddressAnswer } from './addressVerdict.ts';
import { addressFormOf } from './form/addressForm.ts';
import { regionListOf } from '../regions/regionsOf.ts';

export type ServingCarrier = {
  readonly carrierCompanyId: string;
  /** Two-letter codes of the countries it fetches parcels in; everywhere where it does not say. */
  readonly countries?: readonly string[] | undefined;
};

/**
 * What can be said of an address without asking anybody: it is found where it has all that its country's addresses need, a
 * postcode of that country's form, and an area that the country has where its areas are known. Whether the street is
 * there is not known. A carrier does not serve it where it names its countries and this is none of them.
 */
export function judgeByRules(address: Address, carriers: readonly ServingCarrier[]): AddressAnswer {
  const country = address.country?.trim().toUpperCase() ?? '';
  if (!isFound(address, country)) return { found: false };
  const invalidCarriers = carriers
    .filter((carrier) => !isServed(carrier, country))
    .map(({ carrierCompanyId }) => carrierCompanyId);
  return { found: true, invalidCarriers };
}

function isFound(address: Address, country: string): boolean {
  if (!isCountryCode(country)) return false;
  const isWhole = addressFormOf(country)
    .rows.flat()
    .every(({ name, isRequired }) => !isRequired || (address[name] ?? '').trim() !== '');
  const { area = '', postcode = '' } = address;
  if (!isWhole || (postcode !== '' && !isPostcode(postcode, country))) return false;
  const regions = regionListOf(country);
  return regions === undefined || regions.some(({ value }) => value === area);
}
