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

/** Enabled networks; none if in-store returns are disabled. */
const servingIn = (holder: StoreNetworkHolder): readonly StoreNetwork[] =>
  hasInStoreReturns(holder) ? storeNetworksOf(holder).filter((network) => network.enabled) : [];

/** A key per network, one for in-store returns, and one for the list, which only a restore changes. */
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
  arrange: (made, base, changes) =>
    made.storeNetworkConfig && changes.length > 0
      ? { ...made, storeNetworkConfig: arrangeStoreNetworks(made, base, changes) }
      : made,
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

/** Sorts the result of publish calls as the changes require, without unlisted disabled networks. */
function arrangeStoreNetworks(
  made: ConfigurationLists,
  base: ConfigurationLists,
  changes: readonly StoreNetworkChange[],
): readonly StoreNetwork[] {
  const present = made.storeNetworkConfig ?? [];
  const listed = applyStoreNetworkChanges(base.storeNetworkConfig ?? [], changes).map(idOfNetwork);
  const holder = { ...made, storeNetworkConfig: [...(base.storeNetworkConfig ?? []), ...present] };
  const known = listed.filter(
    (id) => unknownStoreNetwork({ selectedStoreNetworks: [id], enabled: false }, holder) === undefined,
  );
  return asListed(present, known);
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
  const reached = applyStoreNetworkChanges(
    storeNetworksOf(from),
    changes.flatMap((change) => parseStoreNetworkChange(change) ?? []),
  ).map(idOfNetwork);
  return deepEqual(reached, listed) ? changes : [...changes, listNetworks(from, listed)];
}

const idOfNetwork = ({ storeNetworkId }: StoreNetwork): string => storeNetworkId;

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
