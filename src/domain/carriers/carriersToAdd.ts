import type { Carrier, CarrierSettings, OfferedCarrier } from '../company/parts/carrier.ts';

/**
 * The offered carriers that can be added [CR-7]: each that is not set up where several are
 * allowed, all of them before the first where one is, and none after it.
 */
export const carriersToAdd = (
  offered: readonly OfferedCarrier[],
  carriers: readonly Carrier[],
  settings: CarrierSettings,
): readonly OfferedCarrier[] =>
  settings.multiCarrierEnabled === true || carriers.length === 0
    ? offered.filter((offer) => carriers.every((carrier) => carrier.carrierCompanyId !== offer.carrierCompanyId))
    : [];
