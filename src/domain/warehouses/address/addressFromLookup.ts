import type { Address } from '../../company/parts/address.ts';
import { unitedStatesTerritories } from '../regions/unitedStatesRegions.ts';

/** An address as the auto-complete service gives it [WH-2]. */
export type FoundAddress = {
  readonly Line1?: string | undefined;
  readonly Line2?: string | undefined;
  readonly City?: string | undefined;
  readonly Province?: string | undefined;
  readonly PostalCode?: string | undefined;
  readonly CountryIso2?: string | undefined;
};

/** Characters left of a postcode where it is cut, as the US five of ZIP+4 [WH-2]. */
const CUT_POSTCODE_LENGTH = 5;

const territories: ReadonlySet<string> = new Set(unitedStatesTerritories.map(({ value }) => value));

/** Look-up services return Puerto Rico and the like as countries. Addresses there are written as in a state [WH-8]. */
const placeOf = ({ CountryIso2 = '', Province = '' }: FoundAddress): Pick<Address, 'area' | 'country'> =>
  territories.has(CountryIso2) ? { area: CountryIso2, country: 'US' } : { area: Province, country: CountryIso2 };

/** What the lookup does not give is empty, so that nothing of the address before stays. `cutsPostcode` keeps five characters. */
export function addressFromLookup(found: FoundAddress, cutsPostcode = false): Address {
  const postcode = found.PostalCode ?? '';
  return {
    line1: found.Line1 ?? '',
    line2: found.Line2 ?? '',
    line3: '',
    unitNumber: '',
    blockNumber: '',
    town: found.City ?? '',
    ...placeOf(found),
    postcode: cutsPostcode ? [...postcode].slice(0, CUT_POSTCODE_LENGTH).join('') : postcode,
  };
}
