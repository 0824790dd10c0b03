import type { Address } from '../../company/parts/address.ts';

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
    area: found.Province ?? '',
    postcode: cutsPostcode ? [...postcode].slice(0, CUT_POSTCODE_LENGTH).join('') : postcode,
    country: found.CountryIso2 ?? '',
  };
}
