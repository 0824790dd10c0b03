import type { CarrierSettings } from '../company/parts/carrier.ts';
import { offeredStoreNetworks } from './switchStoreNetwork.ts';
import type { OfferedStoreNetwork, StoreNetwork } from '../company/parts/storeNetwork.ts';

/** [API-5] */
export type StoreNetworkUpdate = { readonly selectedStoreNetworks: readonly string[]; readonly enabled: boolean };

export const storeNetworkUpdate = (networks: readonly StoreNetwork[], enabled: boolean): StoreNetworkUpdate => ({
  selectedStoreNetworks: networks.filter((network) => network.enabled).map((network) => network.storeNetworkId),
  enabled,
});

export const afterStoreNetworkUpdate = (
  networks: readonly StoreNetwork[],
  { selectedStoreNetworks }: StoreNetworkUpdate,
): readonly StoreNetwork[] => [
  ...networks.map((network) => ({ ...network, enabled: selectedStoreNetworks.includes(network.storeNetworkId) })),
  ...[...new Set(selectedStoreNetworks)]
    .filter((id) => networks.every((network) => network.storeNetworkId !== id))
    .map((storeNetworkId) => ({ storeNetworkId, enabled: true })),
];

export function unknownStoreNetwork(
  { selectedStoreNetworks }: StoreNetworkUpdate,
  holder: {
    readonly storeNetworkConfig?: readonly StoreNetwork[] | undefined;
    readonly offeredStoreNetworks?: readonly OfferedStoreNetwork[] | undefined;
    readonly carriers?: CarrierSettings | undefined;
  },
): string | undefined {
  const { storeNetworkConfig = [], offeredStoreNetworks: offered = [], carriers = {} } = holder;
  const known = [...storeNetworkConfig, ...offeredStoreNetworks(offered, carriers)];
  return selectedStoreNetworks.find((id) => known.every((network) => network.storeNetworkId !== id));
}
