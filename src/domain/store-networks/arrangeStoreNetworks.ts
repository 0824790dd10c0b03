import type { ConfigurationLists } from '../changes/changeSubject.ts';
import { applyStoreNetworkChanges, asListed, idOfNetwork } from './applyStoreNetworkChanges.ts';
import type { StoreNetwork } from '../company/parts/storeNetwork.ts';
import type { StoreNetworkChange } from './storeNetworkChanges.ts';
import { unknownStoreNetwork } from './storeNetworkUpdate.ts';

/** Sorts the result of publish calls as the changes require, without unlisted disabled networks. */
export function arrangeStoreNetworks(
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
