import type { OfferedCarrier } from '../company/parts/carrier.ts';

/** Whether a carrier collects parcels in a country; everywhere where the offer does not say. */
export const collectsIn = (offered: readonly OfferedCarrier[], carrierCompanyId: string, country: string): boolean =>
  offered.find((offer) => offer.carrierCompanyId === carrierCompanyId)?.countries?.includes(country) ?? true;
