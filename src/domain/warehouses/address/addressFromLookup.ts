import type { Address } from '../../company/parts/address.ts';
import { unitedStatesTerritories } from '../regions/regionsOf.ts';

/** Address as returned by the lookup service [WH-2]. */
export type FoundAddress = {
  readonly Line1?: string | undefined;
  readonly Line2?: string | undefined;
  readonly City?: string | undefined;
  readonly Province?: string | undefined;
  readonly PostalCode?: string | undefined;
  readonly CountryIso2?: string | undefined;
};

/** Length of a shortened postcode, e.g. a ZIP code without its +4 part [WH-2]. */
const SHORT_POSTCODE_LENGTH = 5;

const territories: ReadonlySet<string> = new Set(unitedStatesTerritories.map(({ value }) => value));

/** Area and country. Puerto Rico and other territories, which lookups return as countries, become US states [WH-8]. */
const areaAndCountryOf = ({ CountryIso2 = '', Province = '' }: FoundAddress): Pick<Address, 'area' | 'country'> =>
  territories.has(CountryIso2) ? { area: CountryIso2, country: 'US' } : { area: Province, country: CountryIso2 };

/** Address of a lookup. Missing fields are empty, so that no previous text remains. */
export function addressFromLookup(found: FoundAddress, cutsPostcode = false): Address {
  const postcode = found.PostalCode ?? '';
  return {
    line1: found.Line1 ?? '',
    line2: found.Line2 ?? '',
    line3: '',
    unitNumber: '',
    blockNumber: '',
    town: found.City ?? '',
    ...areaAndCountryOf(found),
    postcode: cutsPostcode ? [...postcode].slice(0, SHORT_POSTCODE_LENGTH).join('') : postcode,
  };
}
