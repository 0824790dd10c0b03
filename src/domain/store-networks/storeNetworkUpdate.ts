import type { CarrierSettings } from '../company/parts/carrier.ts';
import { offeredStoreNetworks } from './switchStoreNetwork.ts';
import type { OfferedStoreNetwork, StoreNetwork } from '../company/parts/storeNetwork.ts';

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

export type OfferHolder = {
  readonly storeNetworkConfig?: readonly StoreNetwork[] | undefined;
  readonly offeredStoreNetworks?: readonly OfferedStoreNetwork[] | undefined;
  readonly carriers?: CarrierSettings | undefined;
};

export function unknownStoreNetwork(
  { selectedStoreNetworks }: StoreNetworkUpdate,
  { storeNetworkConfig = [], offeredStoreNetworks: offers = [], carriers = {} }: OfferHolder,
): string | undefined {
  const knownNetworks = [...storeNetworkConfig, ...offeredStoreNetworks(offers, carriers)];
  return selectedStoreNetworks.find((id) => knownNetworks.every((network) => network.storeNetworkId !== id));
}
