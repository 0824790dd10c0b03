import type { ChangeProblem } from '../changes/changeDescription.ts';
import type { ChangeSubject } from '../changes/changeSubject.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import type { StoreNetwork } from '../company/parts/storeNetwork.ts';
import { isEmptied } from '../changes/removal.ts';
import {
  hasInStoreReturns,
  storeNetworksOf,
  withStoreNetworks,
  type StoreNetworkHolder,
} from './companyStoreNetworks.ts';
import { arrangeStoreNetworks } from './arrangeStoreNetworks.ts';
import { applyStoreNetworkChanges } from './applyStoreNetworkChanges.ts';
import { isNetworkOn, listedIn, parseStoreNetworkChange, type StoreNetworkChange } from './storeNetworkChanges.ts';
import { storeNetworkDifference } from './storeNetworkDifference.ts';

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
