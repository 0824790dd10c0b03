import type { PendingChange } from '../changes/pendingChange.ts';
import { inOrderOf } from '../shared/listOrder.ts';
import { switchStoreNetwork } from './switchStoreNetwork.ts';
import type { StoreNetwork } from '../company/parts/storeNetwork.ts';
import { isListKey, networkIdIn, NOT_LISTED, type ListedNetworks } from './storeNetworkChanges.ts';

export const idOfNetwork = ({ storeNetworkId }: StoreNetwork): string => storeNetworkId;

/** The networks with these changes made: new ones follow; a pending list arranges them all and drops what is off. */
export function applyStoreNetworkChanges(
  published: readonly StoreNetwork[],
  changes: readonly PendingChange[],
): readonly StoreNetwork[] {
  let networks = published;
  let list: ListedNetworks | undefined;
  for (const { key, value, valueId } of changes) {
    const id = networkIdIn(key);
    if (isListKey(key)) list = value as ListedNetworks;
    else if (id === undefined) continue;
    else if (value !== true && valueId === NOT_LISTED) networks = networks.filter((each) => idOfNetwork(each) !== id);
    else networks = switchStoreNetwork(networks, id, value === true);
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
