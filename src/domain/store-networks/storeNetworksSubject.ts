import type { ChangeProblem } from '../changes/changeDescription.ts';
import type { ChangeSubject, ConfigurationLists } from '../changes/changeSubject.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import type { StoreNetwork } from '../company/parts/storeNetwork.ts';
import { isEmptied } from '../changes/removal.ts';
import {
  hasInStoreReturns,
  storeNetworksOf,
  withStoreNetworks,
  type StoreNetworkHolder,
} from './companyStoreNetworks.ts';
import {
  isNetworkOn,
  listedIn,
  parseStoreNetworkChange,
  type StoreNetworkChange,
  listNetworks,
  NOT_LISTED,
  switchInStoreReturns,
  switchNetwork,
  type ListedNetworks,
} from './storeNetworkChanges.ts';
import { unknownStoreNetwork } from './storeNetworkUpdate.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import { inOrderOf } from '../shared/listOrder.ts';
import { switchStoreNetwork } from './switchStoreNetwork.ts';

/** Networks that customers can use: the enabled ones, or none if in-store returns are disabled. */
const servingIn = (holder: StoreNetworkHolder): readonly StoreNetwork[] =>
  hasInStoreReturns(holder) ? storeNetworksOf(holder).filter((network) => network.enabled) : [];

/** Change keys: one per network, one for in-store returns, and one for the list, which only a restore changes. */
export const storeNetworksSubject: ChangeSubject<StoreNetworkChange> = {
  parse: parseStoreNetworkChange,
  read(configuration, change) {
    switch (change.part) {
      case 'list':
        return listedIn(configuration);
      case 'in-store-returns':
        return hasInStoreReturns(configuration);
      case 'network':
        return isNetworkOn(configuration, change.storeNetworkId);
    }
  },
  apply(configuration, changes) {
    if (changes.length === 0) return configuration;
    const networks = applyStoreNetworkChanges(storeNetworksOf(configuration), changes);
    const switched = changes.findLast(({ part }) => part === 'in-store-returns');
    const isOn = switched ? switched.value === true : hasInStoreReturns(configuration);
    return withStoreNetworks(configuration, networks, isOn);
  },
  difference: storeNetworkDifference,
  valueToUndo: ({ originalValue }) => originalValue,
  arrange: (updated, base, changes) =>
    updated.storeNetworkConfig && changes.length > 0
      ? { ...updated, storeNetworkConfig: arrangeStoreNetworks(updated, base, changes) }
      : updated,
  problems({ before, after }): readonly ChangeProblem[] {
    const isSame = (['storeNetworkConfig', 'inStoreReturns'] as const).every((part) =>
      deepEqual(before[part], after[part]),
    );
    if (isSame) return [];
    const isServed = storeNetworksOf(after).some((network) => network.enabled);
    return [
      ...(isEmptied(servingIn(before), servingIn(after))
        ? [{ problem: 'changes.problems.allShopsOff', isBlocking: false, isDestructive: true } as const]
        : []),
      ...(hasInStoreReturns(after) && !isServed
        ? [{ problem: 'changes.problems.noStoreNetworkOn', isBlocking: false } as const]
        : []),
    ];
  },
};

/** Networks after the publish calls, in the order that the changes require, without unlisted disabled networks. */
function arrangeStoreNetworks(
  updated: ConfigurationLists,
  base: ConfigurationLists,
  changes: readonly StoreNetworkChange[],
): readonly StoreNetwork[] {
  const currentNetworks = updated.storeNetworkConfig ?? [];
  const orderedIds = applyStoreNetworkChanges(base.storeNetworkConfig ?? [], changes).map(idOfNetwork);
  const holder = { ...updated, storeNetworkConfig: [...(base.storeNetworkConfig ?? []), ...currentNetworks] };
  const knownIds = orderedIds.filter(
    (id) => unknownStoreNetwork({ selectedStoreNetworks: [id], enabled: false }, holder) === undefined,
  );
  return asListed(currentNetworks, knownIds);
}

function storeNetworkDifference(from: StoreNetworkHolder, to: StoreNetworkHolder): readonly PendingChange[] {
  const { listed } = listedIn(to);
  const ids = new Set([...listedIn(from).listed, ...listed]);
  const switches = [...ids].map((id): PendingChange => {
    const change = switchNetwork(from, id, isNetworkOn(to, id));
    return listed.includes(id) ? change : { ...change, valueId: NOT_LISTED };
  });
  const changes = [switchInStoreReturns(from, hasInStoreReturns(to)), ...switches].filter(
    ({ value, originalValue }) => value !== originalValue,
  );
  const resultingIds = applyStoreNetworkChanges(
    storeNetworksOf(from),
    changes.flatMap((change) => parseStoreNetworkChange(change) ?? []),
  ).map(idOfNetwork);
  return deepEqual(resultingIds, listed) ? changes : [...changes, listNetworks(from, listed)];
}

const idOfNetwork = ({ storeNetworkId }: StoreNetwork): string => storeNetworkId;

/** Applies changes. New networks are appended. A list change sorts all networks and removes unlisted disabled ones. */
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

/** Networks in the order of `ids`, without unlisted disabled networks. Missing networks are added as disabled. */
export function asListed(networks: readonly StoreNetwork[], ids: readonly string[]): readonly StoreNetwork[] {
  const remaining = networks.filter((network) => network.enabled || ids.includes(idOfNetwork(network)));
  const presentIds = new Set(remaining.map(idOfNetwork));
  const missing = ids.filter((id) => !presentIds.has(id)).map((storeNetworkId) => ({ storeNetworkId, enabled: false }));
  return inOrderOf([...remaining, ...missing], ids, idOfNetwork);
}
