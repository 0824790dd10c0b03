import type { Carrier, CarrierSettings, OfferedCarrier } from '../company/parts/carrier.ts';

/** What can be added [CR-7]: all that are not set up where several are allowed, else none after the first. */
export const carriersToAdd = (
  offered: readonly OfferedCarrier[],
  carriers: readonly Carrier[],
  settings: CarrierSettings,
): readonly OfferedCarrier[] =>
  settings.multiCarrierEnabled === true || carriers.length === 0
    ? offered.filter((offer) => carriers.every((carrier) => carrier.carrierCompanyId !== offer.carrierCompanyId))
    : [];
