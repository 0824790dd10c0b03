import type { Carrier, CarrierSettings, OfferedCarrier } from '../company/parts/carrier.ts';

/** [CR-7] */
export const carriersToAdd = (
  offered: readonly OfferedCarrier[],
  carriers: readonly Carrier[],
  settings: CarrierSettings,
): readonly OfferedCarrier[] =>
  settings.multiCarrierEnabled === true || carriers.length === 0
    ? offered.filter((offer) => carriers.every((carrier) => carrier.carrierCompanyId !== offer.carrierCompanyId))
    : [];
