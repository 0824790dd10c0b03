import type { Carrier, CarrierSettings } from './carrier.ts';

/** A carrier as the owner offers it. */
export type OfferedCarrier = {
  readonly carrierCompanyId: string;
  readonly name?: string | undefined;
  /** Two-letter codes of the countries it fetches parcels in; everywhere where it does not say. */
  readonly countries?: readonly string[] | undefined;
};

/**
 * The offered carriers that can be added (source, sections 3 and 4): each that is not set up where several are
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
