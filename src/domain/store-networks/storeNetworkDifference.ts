import type { PendingChange } from '../changes/pendingChange.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { applyStoreNetworkChanges, idOfNetwork } from './applyStoreNetworkChanges.ts';
import { hasInStoreReturns, storeNetworksOf, type StoreNetworkHolder } from './companyStoreNetworks.ts';
import {
  isNetworkOn,
  listedIn,
  listNetworks,
  NOT_LISTED,
  parseStoreNetworkChange,
  switchInStoreReturns,
  switchNetwork,
} from './storeNetworkChanges.ts';

export function storeNetworkDifference(from: StoreNetworkHolder, to: StoreNetworkHolder): readonly PendingChange[] {
  const { listed } = listedIn(to);
  const ids = new Set([...listedIn(from).listed, ...listed]);
  const switches = [...ids].map((id): PendingChange => {
    const change = switchNetwork(from, id, isNetworkOn(to, id));
    return listed.includes(id) ? change : { ...change, valueId: NOT_LISTED };
  });
  const changes = [switchInStoreReturns(from, hasInStoreReturns(to)), ...switches].filter(
    ({ value, originalValue }) => value !== originalValue,
  );
  const reached = applyStoreNetworkChanges(
    storeNetworksOf(from),
    changes.flatMap((change) => parseStoreNetworkChange(change) ?? []),
  ).map(idOfNetwork);
  return deepEqual(reached, listed) ? changes : [...changes, listNetworks(from, listed)];
}
