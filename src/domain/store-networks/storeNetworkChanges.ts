import type { PendingChange } from '../changes/pendingChange.ts';
import { hasInStoreReturns, storeNetworksOf, type StoreNetworkGround } from './companyStoreNetworks.ts';

const type = 'COMPANY_NETWORK_CONFIG';
const NETWORK_PREFIX = 'storeNetworks.network.';
const IN_STORE_RETURNS_KEY = 'storeNetworks.enabled';

/** The network a change's key names; `undefined` for any other key. */
export const networkIdIn = (key: string): string | undefined =>
  key.startsWith(NETWORK_PREFIX) && key !== NETWORK_PREFIX ? key.slice(NETWORK_PREFIX.length) : undefined;

/** A network that was never chosen is off. */
export const isNetworkOn = (ground: StoreNetworkGround, storeNetworkId: string): boolean =>
  storeNetworksOf(ground).some((network) => network.storeNetworkId === storeNetworkId && network.enabled);

/** The edit after which a network takes returns in, or does not. */
export const switchNetwork = (
  published: StoreNetworkGround,
  storeNetworkId: string,
  value: boolean,
): PendingChange => ({
  type,
  key: `${NETWORK_PREFIX}${storeNetworkId}`,
  value,
  originalValue: isNetworkOn(published, storeNetworkId),
});

/** The edit after which returns can be handed in at shops, or cannot. */
export const switchInStoreReturns = (published: StoreNetworkGround, value: boolean): PendingChange => ({
  type,
  key: IN_STORE_RETURNS_KEY,
  value,
  originalValue: hasInStoreReturns(published),
});

/** Whether a change is one of store networks, in key and in the shape of both values. */
export const isStoreNetworkChange = (change: PendingChange): boolean =>
  change.type === type &&
  (change.key === IN_STORE_RETURNS_KEY || networkIdIn(change.key) !== undefined) &&
  typeof change.value === 'boolean' &&
  typeof change.originalValue === 'boolean';
