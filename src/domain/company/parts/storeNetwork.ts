export type StoreNetwork = {
  readonly storeNetworkId: string;
  readonly enabled: boolean;
  readonly storeNetworkCarrierId?: string | undefined;
};

export type OfferedStoreNetwork = {
  readonly storeNetworkId: string;
  readonly name?: string | undefined;
  readonly storeNetworkCarrierId?: string | undefined;
  readonly shopCount?: number | undefined;
};
