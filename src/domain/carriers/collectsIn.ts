import type { Address } from '../company/parts/address.ts';
import type { OfferedCarrier } from '../company/parts/carrier.ts';

type ServedCountries = Pick<OfferedCarrier, 'countries'>;

/** True if the carrier serves the country: its offer lists the country, or lists no countries. */
export const isServed = ({ countries }: ServedCountries, country: string): boolean =>
  countries?.includes(country) ?? true;

const offerOf = (offered: readonly OfferedCarrier[], carrierCompanyId: string): ServedCountries =>
  offered.find((offer) => offer.carrierCompanyId === carrierCompanyId) ?? {};

export const collectsIn = (offered: readonly OfferedCarrier[], carrierCompanyId: string, country: string): boolean =>
  isServed(offerOf(offered, carrierCompanyId), country);

/** True if the carrier delivers to the country of a return address, or if the address has no country. */
export function deliversTo(
  offered: readonly OfferedCarrier[],
  carrierCompanyId: string,
  { country = '' }: Address = {},
): boolean {
  const code = country.trim().toUpperCase();
  return code === '' || isServed(offerOf(offered, carrierCompanyId), code);
}
