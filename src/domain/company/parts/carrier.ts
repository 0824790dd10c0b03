export type AccountFieldName =
  | 'chargeAccount'
  | 'merchantLocationId'
  | 'businessNumber'
  | 'accountNumber'
  | 'phoneNumber';

export type AccountValues = { readonly [Name in AccountFieldName]?: string | undefined };

/** A configured carrier [CR-4]. At most one is the default. */
export type Carrier = {
  readonly carrierCompanyId: string;
  readonly enabled: boolean;
  readonly default: boolean;
  readonly account?: AccountValues | undefined;
};

export type OfferedCarrier = {
  readonly carrierCompanyId: string;
  readonly name?: string | undefined;
  /** Two-letter codes of countries where the carrier collects. Absent if it collects everywhere. */
  readonly countries?: readonly string[] | undefined;
};

export type CarrierSettings = {
  readonly multiCarrierEnabled?: boolean | undefined;
  readonly carrierNetworksEnabled?: boolean | undefined;
  /** Ids of requested carriers that are not confirmed yet. */
  readonly carriersWithPendingStatus?: readonly string[] | undefined;
};

export const isPending = (carrierCompanyId: string, settings: CarrierSettings): boolean =>
  settings.carriersWithPendingStatus?.includes(carrierCompanyId) ?? false;
