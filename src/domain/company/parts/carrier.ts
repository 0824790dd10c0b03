export type AccountFieldName =
  | 'chargeAccount'
  | 'merchantLocationId'
  | 'businessNumber'
  | 'accountNumber'
  | 'phoneNumber';

export type AccountValues = { readonly [Name in AccountFieldName]?: string | undefined };

/** A carrier a company has set up [CR-4]. At most one of them is the default. */
export type Carrier = {
  readonly carrierCompanyId: string;
  readonly enabled: boolean;
  readonly default: boolean;
  readonly account?: AccountValues | undefined;
};

export type OfferedCarrier = {
  readonly carrierCompanyId: string;
  readonly name?: string | undefined;
  /** Two-letter codes of the countries it fetches parcels in; everywhere where it does not say. */
  readonly countries?: readonly string[] | undefined;
};

export type CarrierSettings = {
  readonly multiCarrierEnabled?: boolean | undefined;
  readonly carrierNetworksEnabled?: boolean | undefined;
  /** Ids of carriers that were asked for and are not confirmed yet. */
  readonly carriersWithPendingStatus?: readonly string[] | undefined;
};

export const isPending = (carrierCompanyId: string, settings: CarrierSettings): boolean =>
  settings.carriersWithPendingStatus?.includes(carrierCompanyId) ?? false;
