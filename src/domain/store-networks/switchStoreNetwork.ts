import type { CarrierSettings } from '../company/parts/carrier.ts';
import type { OfferedStoreNetwork, StoreNetwork } from '../company/parts/storeNetwork.ts';

export const offeredStoreNetworks = (
  offered: readonly OfferedStoreNetwork[],
  settings: CarrierSettings,
): readonly OfferedStoreNetwork[] => (settings.carrierNetworksEnabled === true ? offered : []);

export const switchStoreNetwork = (
  networks: readonly StoreNetwork[],
  storeNetworkId: string,
  enabled: boolean,
): readonly StoreNetwork[] =>
  networks.some((network) => network.storeNetworkId === storeNetworkId)
    ? networks.map((network) => (network.storeNetworkId === storeNetworkId ? { ...network, enabled } : network))
    : [...networks, { storeNetworkId, enabled }];
