import { isBoolean, isRecord, isTextList } from '../shared/shapes.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import { hasInStoreReturns, storeNetworksOf, type StoreNetworkHolder } from './companyStoreNetworks.ts';

const type = 'COMPANY_NETWORK_CONFIG';
const NETWORK_PREFIX = 'storeNetworks.network.';
export const IN_STORE_RETURNS_KEY = 'storeNetworks.enabled';

const LIST_KEY = 'storeNetworks.list';

export const NOT_LISTED = 'not-listed';

/** Listed networks in order. A record instead of a list, because an empty list would not be published. */
export type ListedNetworks = { readonly listed: readonly string[] };

type Switch = PendingChange & { readonly value: boolean; readonly originalValue: boolean };

/** Change of one network, of in-store returns or of the list. No `KeyedList`, because users add no networks. */
export type StoreNetworkChange =
  | (Switch & { readonly part: 'network'; readonly storeNetworkId: string })
  | (Switch & { readonly part: 'in-store-returns' })
  | (PendingChange & {
      readonly part: 'list';
      readonly value: ListedNetworks;
      readonly originalValue: ListedNetworks;
    });

export const listNetworks = (published: StoreNetworkHolder, listed: readonly string[]): PendingChange => ({
  type,
  key: LIST_KEY,
  value: { listed } satisfies ListedNetworks,
  originalValue: listedIn(published),
});

export const listedIn = (holder: StoreNetworkHolder): ListedNetworks => ({
  listed: storeNetworksOf(holder).map((network) => network.storeNetworkId),
});

export const isNetworkOn = (holder: StoreNetworkHolder, storeNetworkId: string): boolean =>
  storeNetworksOf(holder).some((network) => network.storeNetworkId === storeNetworkId && network.enabled);

export const networkKey = (storeNetworkId: string): string => `${NETWORK_PREFIX}${storeNetworkId}`;

export const switchNetwork = (
  published: StoreNetworkHolder,
  storeNetworkId: string,
  value: boolean,
): PendingChange => ({
  type,
  key: networkKey(storeNetworkId),
  value,
  originalValue: isNetworkOn(published, storeNetworkId),
});

export const switchInStoreReturns = (published: StoreNetworkHolder, value: boolean): PendingChange => ({
  type,
  key: IN_STORE_RETURNS_KEY,
  value,
  originalValue: hasInStoreReturns(published),
});

const isListed = (value: unknown): value is ListedNetworks => isRecord(value) && isTextList(value['listed']);

export function parseStoreNetworkChange(change: PendingChange): StoreNetworkChange | undefined {
  if (change.type !== type) return undefined;
  const { key, value, originalValue } = change;
  if (key === LIST_KEY)
    return isListed(value) && isListed(originalValue) ? { ...change, part: 'list', value, originalValue } : undefined;
  if (!isBoolean(value) || !isBoolean(originalValue)) return undefined;
  if (key === IN_STORE_RETURNS_KEY) return { ...change, part: 'in-store-returns', value, originalValue };
  const storeNetworkId = key.startsWith(NETWORK_PREFIX) ? key.slice(NETWORK_PREFIX.length) : '';
  return storeNetworkId === '' ? undefined : { ...change, part: 'network', storeNetworkId, value, originalValue };
}
