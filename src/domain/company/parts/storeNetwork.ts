export type StoreNetwork = {
  readonly storeNetworkId: string;
  readonly enabled: boolean;
  readonly storeNetworkCarrierId?: string | undefined;
};

export type OfferedStoreNetwork = {
  readonly storeNetworkId: string;
  readonly name?: string | undefined;
  /** The carrier that takes the parcels there, and how many shops there are, where the service tells it. */
  readonly storeNetworkCarrierId?: string | undefined;
  readonly shopCount?: number | undefined;
};
