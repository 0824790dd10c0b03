import { isPostcode } from '../../validation/formats/postcodes.ts';
import type { Address } from '../../company/parts/address.ts';
import type { AddressAnswer } from './addressVerdict.ts';
import { regionListOf } from '../regions/regionsOf.ts';

export type ServingCarrier = {
  readonly carrierCompanyId: string;
  /** Two-letter codes of the countries it fetches parcels in; everywhere where it does not say. */
  readonly countries?: readonly string[] | undefined;
};

/**
 * What can be said of an address without asking anybody: it is found where it has a street, a town, a country, a
 * postcode of that country's form, and an area that the country has where its areas are known. Whether the street is
 * there is not known. A carrier does not serve it where it names its countries and this is none of them.
 */
export function judgeByRules(address: Address, carriers: readonly ServingCarrier[]): AddressAnswer {
  const country = address.country?.trim().toUpperCase() ?? '';
  if (!isFound(address, country)) return { found: false };
  const invalidCarriers = carriers
    .filter(({ countries }) => countries !== undefined && !countries.includes(country))
    .map(({ carrierCompanyId }) => carrierCompanyId);
  return { found: true, invalidCarriers };
}

function isFound({ line1 = '', town = '', area = '', postcode = '' }: Address, country: string): boolean {
  if (line1.trim() === '' || town.trim() === '' || !/^[A-Z]{2}$/.test(country)) return false;
  if (postcode === '' || !isPostcode(postcode, country)) return false;
  const regions = regionListOf(country);
  return regions === undefined || regions.some(({ value }) => value === area);
}
