/** A chain of shops that takes returns in for a company. */
export type StoreNetwork = {
  readonly storeNetworkId: string;
  readonly enabled: boolean;
  /** The carrier that fetches what was handed in. */
  readonly storeNetworkCarrierId?: string | undefined;
};

/** A store network as the owner offers it. */
export type OfferedStoreNetwork = { readonly storeNetworkId: string; readonly name?: string | undefined };
