import type { Address } from '../../company/parts/address.ts';
import { unitedStatesTerritories } from '../regions/unitedStatesRegions.ts';

/** [WH-2] */
export type FoundAddress = {
  readonly Line1?: string | undefined;
  readonly Line2?: string | undefined;
  readonly City?: string | undefined;
  readonly Province?: string | undefined;
  readonly PostalCode?: string | undefined;
  readonly CountryIso2?: string | undefined;
};

/** Length of a cut postcode, e.g. ZIP without +4 [WH-2]. */
const CUT_POSTCODE_LENGTH = 5;

const territories: ReadonlySet<string> = new Set(unitedStatesTerritories.map(({ value }) => value));

/** Lookups return Puerto Rico and others as countries, but their addresses are written like states [WH-8]. */
const placeOf = ({ CountryIso2 = '', Province = '' }: FoundAddress): Pick<Address, 'area' | 'country'> =>
  territories.has(CountryIso2) ? { area: CountryIso2, country: 'US' } : { area: Province, country: CountryIso2 };

/** Missing fields become empty, so that no previous text remains. `cutsPostcode` keeps five characters. */
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
