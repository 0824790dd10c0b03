import type { PendingChange } from '../changes/pendingChange.ts';
import { hasInStoreReturns, storeNetworksOf, type StoreNetworkHolder } from './companyStoreNetworks.ts';

const type = 'COMPANY_NETWORK_CONFIG';
const NETWORK_PREFIX = 'storeNetworks.network.';
const IN_STORE_RETURNS_KEY = 'storeNetworks.enabled';

const LIST_KEY = 'storeNetworks.list';

/** A network that goes off with this as its value's id is not listed afterwards, as before it was first chosen. */
export const NOT_LISTED = 'not-listed';

/**
 * The value of a change of the list itself: which networks it names, in which order. A record, for an empty list alone
 * would count as nothing to publish.
 */
export type ListedNetworks = { readonly listed: readonly string[] };

/** The edit after which the list names these networks and no other that is off. */
export const listNetworks = (published: StoreNetworkHolder, listed: readonly string[]): PendingChange => ({
  type,
  key: LIST_KEY,
  value: { listed } satisfies ListedNetworks,
  originalValue: listedIn(published),
});

export const isInStoreReturnsKey = (key: string): boolean => key === IN_STORE_RETURNS_KEY;
export const isListKey = (key: string): boolean => key === LIST_KEY;

/** The networks a configuration names, in their order. */
export const listedIn = (holder: StoreNetworkHolder): ListedNetworks => ({
  listed: storeNetworksOf(holder).map((network) => network.storeNetworkId),
});

/** The network a change's key names; `undefined` for any other key. */
export const networkIdIn = (key: string): string | undefined =>
  key.startsWith(NETWORK_PREFIX) && key !== NETWORK_PREFIX ? key.slice(NETWORK_PREFIX.length) : undefined;

/** A network that was never chosen is off. */
export const isNetworkOn = (holder: StoreNetworkHolder, storeNetworkId: string): boolean =>
  storeNetworksOf(holder).some((network) => network.storeNetworkId === storeNetworkId && network.enabled);

/** The edit after which a network takes returns in, or does not. */
export const switchNetwork = (
  published: StoreNetworkHolder,
  storeNetworkId: string,
  value: boolean,
): PendingChange => ({
  type,
  key: `${NETWORK_PREFIX}${storeNetworkId}`,
  value,
  originalValue: isNetworkOn(published, storeNetworkId),
});

/** The edit after which returns can be handed in at shops, or cannot. */
export const switchInStoreReturns = (published: StoreNetworkHolder, value: boolean): PendingChange => ({
  type,
  key: IN_STORE_RETURNS_KEY,
  value,
  originalValue: hasInStoreReturns(published),
});

/** Whether a change is one of store networks, in key and in the shape of both values. */
export function isStoreNetworkChange(change: PendingChange): boolean {
  if (change.type !== type) return false;
  const values = [change.value, change.originalValue];
  if (isListKey(change.key)) return values.every(isListed);
  const isSwitch = isInStoreReturnsKey(change.key) || networkIdIn(change.key) !== undefined;
  return isSwitch && values.every((value) => typeof value === 'boolean');
}

function isListed(value: unknown): boolean {
  const listed = (value as Partial<ListedNetworks> | null | undefined)?.listed;
  return Array.isArray(listed) && listed.every((id) => typeof id === 'string');
}
