import { inOrderOf } from '../shared/listOrder.ts';
import { switchStoreNetwork } from './switchStoreNetwork.ts';
import type { StoreNetwork } from '../company/parts/storeNetwork.ts';
import { NOT_LISTED, type ListedNetworks, type StoreNetworkChange } from './storeNetworkChanges.ts';

export const idOfNetwork = ({ storeNetworkId }: StoreNetwork): string => storeNetworkId;

/** The networks with these changes made: new ones follow; a pending list arranges them all and drops what is off. */
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

/** The networks that are listed, in the order of these ids: none that is off beside them, and all of them, if only off. */
export function asListed(networks: readonly StoreNetwork[], ids: readonly string[]): readonly StoreNetwork[] {
  const kept = networks.filter((network) => network.enabled || ids.includes(idOfNetwork(network)));
  const present = new Set(kept.map(idOfNetwork));
  const missing = ids.filter((id) => !present.has(id)).map((storeNetworkId) => ({ storeNetworkId, enabled: false }));
  return inOrderOf([...kept, ...missing], ids, idOfNetwork);
}
