export type AccountFieldName =
  | 'chargeAccount'
  | 'merchantLocationId'
  | 'businessNumber'
  | 'accountNumber'
  | 'phoneNumber';

/** Values of an account form by field. */
export type AccountValues = { readonly [Name in AccountFieldName]?: string | undefined };

/** A carrier a company has set up [CR-4]. At most one of them is the default. */
export type Carrier = {
  readonly carrierCompanyId: string;
  readonly enabled: boolean;
  readonly default: boolean;
  /** The company's account with the carrier; absent where it is set up without one. */
  readonly account?: AccountValues | undefined;
};

/** A carrier as the owner offers it. */
export type OfferedCarrier = {
  readonly carrierCompanyId: string;
  readonly name?: string | undefined;
  /** Two-letter codes of the countries it fetches parcels in; everywhere where it does not say. */
  readonly countries?: readonly string[] | undefined;
};

/** What decides about a company's carriers. */
export type CarrierSettings = {
  readonly multiCarrierEnabled?: boolean | undefined;
  readonly carrierNetworksEnabled?: boolean | undefined;
  /** Ids of carriers that were asked for and are not confirmed yet. */
  readonly carriersWithPendingStatus?: readonly string[] | undefined;
};

export const isPending = (carrierCompanyId: string, settings: CarrierSettings): boolean =>
  settings.carriersWithPendingStatus?.includes(carrierCompanyId) ?? false;
