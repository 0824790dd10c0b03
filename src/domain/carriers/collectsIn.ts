import type { Address } from '../company/parts/address.ts';
import type { OfferedCarrier } from '../company/parts/carrier.ts';

type ServedCountries = Pick<OfferedCarrier, 'countries'>;

/** A carrier collects and delivers in the countries of its offer; everywhere if the offer lists none. */
export const isServed = ({ countries }: ServedCountries, country: string): boolean =>
  countries?.includes(country) ?? true;

const offerOf = (offered: readonly OfferedCarrier[], carrierCompanyId: string): ServedCountries =>
  offered.find((offer) => offer.carrierCompanyId === carrierCompanyId) ?? {};

/** Whether a carrier collects parcels in a country. */
export const collectsIn = (offered: readonly OfferedCarrier[], carrierCompanyId: string, country: string): boolean =>
  isServed(offerOf(offered, carrierCompanyId), country);

/** Whether a carrier accepts a return address. One without a country is accepted. */
export function deliversTo(
  offered: readonly OfferedCarrier[],
  carrierCompanyId: string,
  { country = '' }: Address = {},
): boolean {
  const code = country.trim().toUpperCase();
  return code === '' || isServed(offerOf(offered, carrierCompanyId), code);
}
