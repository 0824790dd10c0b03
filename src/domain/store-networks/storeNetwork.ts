import type { CarrierSettings } from '../carriers/carrier.ts';

/** A chain of shops that takes returns in for a company (source, section 3). */
export type StoreNetwork = {
  readonly storeNetworkId: string;
  readonly enabled: boolean;
  /** The carrier that fetches what was handed in. */
  readonly storeNetworkCarrierId?: string | undefined;
};

/** A store network as the owner offers it. */
export type OfferedStoreNetwork = { readonly storeNetworkId: string; readonly name?: string | undefined };

/** The networks a company can choose from: those the owner offers, none where carrier networks are switched off. */
export const offeredStoreNetworks = (
  offered: readonly OfferedStoreNetwork[],
  settings: CarrierSettings,
): readonly OfferedStoreNetwork[] => (settings.carrierNetworksEnabled === true ? offered : []);

/** The networks with one switched; one that was never chosen before is added. */
export const switchStoreNetwork = (
  networks: readonly StoreNetwork[],
  storeNetworkId: string,
  enabled: boolean,
): readonly StoreNetwork[] =>
  networks.some((network) => network.storeNetworkId === storeNetworkId)
    ? networks.map((network) => (network.storeNetworkId === storeNetworkId ? { ...network, enabled } : network))
    : [...networks, { storeNetworkId, enabled }];
