import { carrierNameIn } from '../carriers/knownCarriers.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { comesBack, type ConsumerItem } from './consumerItem.ts';

const methodKinds = ['label', 'shop', 'collected'] as const;
export type ConsumerMethodKind = (typeof methodKinds)[number];

export const isMethodKind = (text: string): text is ConsumerMethodKind =>
  (methodKinds as readonly string[]).includes(text);

export type ConsumerMethod = { readonly kind: ConsumerMethodKind; readonly by: readonly string[] };

const commonEntries = (lists: readonly (readonly string[])[]): readonly string[] =>
  (lists[0] ?? []).filter((id) => lists.every((list) => list.includes(id)));

/** Return methods that are available for all selected items, because one parcel contains all items of one carrier. */
export function consumerMethods(
  { offeredCarriers = [], offeredStoreNetworks = [] }: CompanyConfiguration,
  chosen: readonly ConsumerItem[],
): readonly ConsumerMethod[] {
  const sent = chosen.filter(comesBack);
  if (sent.length === 0 || sent.some(({ route }) => route.address === undefined)) return [];
  const carrierName = carrierNameIn({ offeredCarriers });
  const networkName = (id: string): string =>
    offeredStoreNetworks.find((each) => each.storeNetworkId === id)?.name ?? id;
  const carriers = sent.every(({ route }) => route.label)
    ? [...new Set(sent.flatMap(({ route }) => route.label?.carrierId ?? []))].map(carrierName)
    : [];
  const shops = commonEntries(sent.map(({ route }) => route.shops)).map(networkName);
  return [
    ...(carriers.length > 0 ? [{ kind: 'label', by: carriers } as const] : []),
    ...(shops.length > 0 ? [{ kind: 'shop', by: shops } as const] : []),
    ...(carriers.length > 0 && sent.every(({ route }) => route.isCollected)
      ? [{ kind: 'collected', by: carriers } as const]
      : []),
  ];
}
