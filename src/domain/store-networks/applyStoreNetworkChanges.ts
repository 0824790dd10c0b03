import { inOrderOf } from '../shared/listOrder.ts';
import { switchStoreNetwork } from './switchStoreNetwork.ts';
import type { StoreNetwork } from '../company/parts/storeNetwork.ts';
import { NOT_LISTED, type ListedNetworks, type StoreNetworkChange } from './storeNetworkChanges.ts';

export const idOfNetwork = ({ storeNetworkId }: StoreNetwork): string => storeNetworkId;

/** New networks are appended. A list change sorts all and removes disabled ones. */
export function applyStoreNetworkChanges(
  published: readonly StoreNetwork[],
  changes: readonly StoreNetworkChange[],
): readonly StoreNetwork[] {
  let networks = published;
  let list: ListedNetworks | undefined;
  for (const change of changes) {
    if (change.part === 'list') list = change.value;
    if (change.part !== 'network') continue;
    const { storeNetworkId: id, value, valueId } = change;
    const isUnlisted = !value && valueId === NOT_LISTED;
    networks = isUnlisted
      ? networks.filter((each) => idOfNetwork(each) !== id)
      : switchStoreNetwork(networks, id, value);
  }
  return list ? asListed(networks, list.listed) : networks;
}

/** Networks in the order of `ids`, without other disabled ones. Missing ids are added as disabled. */
export function asListed(networks: readonly StoreNetwork[], ids: readonly string[]): readonly StoreNetwork[] {
  const kept = networks.filter((network) => network.enabled || ids.includes(idOfNetwork(network)));
  const present = new Set(kept.map(idOfNetwork));
  const missing = ids.filter((id) => !present.has(id)).map((storeNetworkId) => ({ storeNetworkId, enabled: false }));
  return inOrderOf([...kept, ...missing], ids, idOfNetwork);
}
