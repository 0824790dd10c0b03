import { isCountryCode } from '../../international/countryCodes.ts';
import { isServed } from '../../carriers/collectsIn.ts';
import { isPostcode } from '../../validation/formats/postcodes.ts';
import type { Address } from '../../company/parts/address.ts';
import type { OfferedCarrier } from '../../company/parts/carrier.ts';
import type { AddressAnswer } from './addressVerdict.ts';
import { addressFormOf } from './form/addressForm.ts';
import { regionListOf } from '../regions/regionsOf.ts';
import { productOf, type CompanyConfiguration } from '../../company/companyConfiguration.ts';

export type ServingCarrier = Omit<OfferedCarrier, 'name'>;

/** Validates an address without a service: required fields, postcode format, area and carriers of the country. */
export function validateAddressByRules(address: Address, carriers: readonly ServingCarrier[]): AddressAnswer {
  const country = address.country?.trim().toUpperCase() ?? '';
  if (!isFound(address, country)) return { found: false };
  const invalidCarriers = carriers
    .filter((carrier) => !isServed(carrier, country))
    .map(({ carrierCompanyId }) => carrierCompanyId);
  return { found: true, invalidCarriers };
}

function isFound(address: Address, country: string): boolean {
  if (!isCountryCode(country)) return false;
  const isComplete = addressFormOf(country)
    .rows.flat()
    .every(({ name, isRequired }) => !isRequired || (address[name] ?? '').trim() !== '');
  const { area = '', postcode = '' } = address;
  if (!isComplete || (postcode !== '' && !isPostcode(postcode, country))) return false;
  const regions = regionListOf(country);
  return regions === undefined || regions.some(({ value }) => value === area);
}

type CarrierConfiguration = Pick<CompanyConfiguration, 'carrier' | 'products' | 'offeredCarriers'>;

export function carriersToServe(configuration: CarrierConfiguration, checksAll: boolean): readonly ServingCarrier[] {
  const carriers = productOf(configuration).carrierConfig?.carriers ?? [];
  return carriers
    .filter((carrier) => carrier.enabled && (checksAll || carrier.default))
    .map(({ carrierCompanyId }) => {
      const offer = configuration.offeredCarriers?.find((each) => each.carrierCompanyId === carrierCompanyId);
      return { carrierCompanyId, countries: offer?.countries };
    });
}
