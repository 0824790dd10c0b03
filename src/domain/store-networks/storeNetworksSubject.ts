import type { ChangeProblem } from '../changes/changeDescription.ts';
import type { ChangeSubject } from '../changes/changeSubject.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { hasInStoreReturns, storeNetworksOf, withStoreNetworks } from './companyStoreNetworks.ts';
import { switchStoreNetwork } from './storeNetwork.ts';
import {
  isNetworkOn,
  isStoreNetworkChange,
  networkIdIn,
  switchInStoreReturns,
  switchNetwork,
} from './storeNetworkChanges.ts';

/** In-store returns as pending changes: one key a network, one for the switch of them all. */
export const storeNetworksSubject: ChangeSubject = {
  page: '/in-store-returns',
  owns: isStoreNetworkChange,
  read(configuration, { key }) {
    const id = networkIdIn(key);
    return id === undefined ? hasInStoreReturns(configuration) : isNetworkOn(configuration, id);
  },
  apply(configuration, changes) {
    if (changes.length === 0) return configuration;
    let networks = storeNetworksOf(configuration);
    let isOn = hasInStoreReturns(configuration);
    for (const { key, value } of changes) {
      const id = networkIdIn(key);
      if (id === undefined) isOn = value === true;
      else networks = switchStoreNetwork(networks, id, value === true);
    }
    return withStoreNetworks(configuration, networks, isOn);
  },
  difference(from, to) {
    const ids = new Set([from, to].flatMap(storeNetworksOf).map((network) => network.storeNetworkId));
    const switches = [...ids].map((id) => switchNetwork(from, id, isNetworkOn(to, id)));
    return [switchInStoreReturns(from, hasInStoreReturns(to)), ...switches].filter(
      ({ value, originalValue }) => value !== originalValue,
    );
  },
  valueToUndo: ({ originalValue }) => originalValue,
  discard: (_configuration, _present, change) => [{ ...change, value: change.originalValue }],
  problems({ before, after }): readonly ChangeProblem[] {
    const isSame = (['storeNetworkConfig', 'inStoreReturns'] as const).every((part) =>
      deepEqual(before[part], after[part]),
    );
    const isServed = storeNetworksOf(after).some((network) => network.enabled);
    return !isSame && hasInStoreReturns(after) && !isServed ? [{ problem: 'noStoreNetworkOn', isBlocking: false }] : [];
  },
};
