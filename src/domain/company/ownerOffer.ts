import type { Carrier, OfferedCarrier } from './parts/carrier.ts';
import type { OfferedStoreNetwork, StoreNetwork } from './parts/storeNetwork.ts';

/** Carriers and store networks that merchants can select. Without the owner's list, each has its own list. */
export type OwnerOffer = {
  readonly offeredCarriers?: { readonly carriers: readonly OfferedCarrier[] } | undefined;
  readonly offeredStoreNetworks?: { readonly storeNetworks: readonly OfferedStoreNetwork[] } | undefined;
};

type Offered = {
  readonly offeredCarriers?: readonly OfferedCarrier[] | undefined;
  readonly offeredStoreNetworks?: readonly OfferedStoreNetwork[] | undefined;
  readonly companyId: string;
  readonly carrier: { readonly rootOrgId: string; readonly productName: string };
  readonly storeNetworkConfig?: readonly StoreNetwork[] | undefined;
  readonly products?: Readonly<
    Record<string, { readonly carrierConfig?: { readonly carriers: readonly Carrier[] } | undefined }>
  >;
};

/** The owner's entries, then the merchant's own entries that are in use, because pages show their names. */
function merged<Entry>(
  owners: readonly Entry[],
  ownEntries: readonly Entry[] = [],
  idOf: (entry: Entry) => string,
  isUsed: (id: string) => boolean,
): readonly Entry[] {
  const ids = new Set(owners.map(idOf));
  return [...owners, ...ownEntries.filter((entry) => !ids.has(idOf(entry)) && isUsed(idOf(entry)))];
}

export function withOwnerOffer<Configuration extends Offered>(
  configuration: Configuration,
  owner: OwnerOffer | undefined,
): Configuration {
  const { companyId, carrier, storeNetworkConfig = [], products } = configuration;
  if (!owner || companyId === carrier.rootOrgId) return configuration;
  const { offeredCarriers, offeredStoreNetworks } = owner;
  if (!offeredCarriers && !offeredStoreNetworks) return configuration;
  const carriers = products?.[carrier.productName]?.carrierConfig?.carriers ?? [];
  return {
    ...configuration,
    ...(offeredCarriers && {
      offeredCarriers: merged(
        offeredCarriers.carriers,
        configuration.offeredCarriers,
        ({ carrierCompanyId }) => carrierCompanyId,
        (id) => carriers.some(({ carrierCompanyId }) => carrierCompanyId === id),
      ),
    }),
    ...(offeredStoreNetworks && {
      offeredStoreNetworks: merged(
        offeredStoreNetworks.storeNetworks,
        configuration.offeredStoreNetworks,
        ({ storeNetworkId }) => storeNetworkId,
        (id) => storeNetworkConfig.some(({ storeNetworkId, enabled }) => storeNetworkId === id && enabled),
      ),
    }),
  };
}

/** Restores the merchant's own lists before the configuration is stored. The owner's lists are merged on each read. */
export function withOwnOffer<Configuration extends Offered>(updated: Configuration, own: Offered): Configuration {
  const { offeredCarriers, offeredStoreNetworks } = own;
  if (updated.offeredCarriers === offeredCarriers && updated.offeredStoreNetworks === offeredStoreNetworks)
    return updated;
  const { offeredCarriers: _, offeredStoreNetworks: __, ...rest } = updated;
  return {
    ...rest,
    ...(offeredCarriers && { offeredCarriers }),
    ...(offeredStoreNetworks && { offeredStoreNetworks }),
  } as Configuration;
}
