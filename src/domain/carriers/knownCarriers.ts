import type { OwnerOffer } from '../company/ownerOffer.ts';
import type { OfferedCarrier } from '../company/parts/carrier.ts';
import type { OfferedStoreNetwork } from '../company/parts/storeNetwork.ts';

/** Carriers for which the product has an account form or regions [CR-6] [WH-8], with countries of collection. */
export const knownCarriers: readonly OfferedCarrier[] = [
  { carrierCompanyId: 'AUSTRALIA_POST', name: 'Australia Post', countries: ['AU'] },
  { carrierCompanyId: 'BPOST', name: 'bpost', countries: ['BE'] },
  { carrierCompanyId: 'DPD', name: 'DPD' },
  { carrierCompanyId: 'GLS_ES', name: 'GLS Spain', countries: ['ES'] },
  { carrierCompanyId: 'SINGAPORE_POST', name: 'Singapore Post', countries: ['SG'] },
  { carrierCompanyId: 'USPS', name: 'USPS', countries: ['US'] },
  { carrierCompanyId: 'YAMATO', name: 'ヤマト運輸', countries: ['JP'] },
];

export const knownStoreNetworks: readonly OfferedStoreNetwork[] = [
  { storeNetworkId: 'POST_OFFICES', name: 'Post offices', storeNetworkCarrierId: 'AUSTRALIA_POST' },
  { storeNetworkId: 'PARCEL_LOCKERS', name: 'Parcel lockers', storeNetworkCarrierId: 'AUSTRALIA_POST' },
  { storeNetworkId: 'BPOST_POINTS', name: 'bpost points', storeNetworkCarrierId: 'BPOST' },
  { storeNetworkId: 'DPD_PICKUP', name: 'DPD Pickup', storeNetworkCarrierId: 'DPD' },
  { storeNetworkId: 'GLS_ES_PARCEL_SHOPS', name: 'GLS ParcelShop', storeNetworkCarrierId: 'GLS_ES' },
  { storeNetworkId: 'SINGAPORE_POST_OFFICES', name: 'Singapore Post offices', storeNetworkCarrierId: 'SINGAPORE_POST' },
  { storeNetworkId: 'USPS_POST_OFFICES', name: 'USPS post offices', storeNetworkCarrierId: 'USPS' },
  { storeNetworkId: 'YAMATO_STORES', name: 'ヤマト運輸 営業所', storeNetworkCarrierId: 'YAMATO' },
];

/**
 * Default offer of a new owner: the carriers of the owner's country, and the store networks of these carriers [CR-7].
 */
export function offerOfCountry(country: string): Required<OwnerOffer> {
  const carriers = knownCarriers.filter(({ countries }) => countries?.includes(country) ?? true);
  const ids = new Set(carriers.map(({ carrierCompanyId }) => carrierCompanyId));
  const isServedCarrier = ({ storeNetworkCarrierId = '' }: OfferedStoreNetwork): boolean =>
    ids.has(storeNetworkCarrierId);
  const storeNetworks = knownStoreNetworks.filter(isServedCarrier);
  return { offeredCarriers: { carriers }, offeredStoreNetworks: { storeNetworks } };
}

type Offer = { readonly offeredCarriers?: readonly OfferedCarrier[] | undefined };

const nameIn = (carriers: readonly OfferedCarrier[], id: string): string | undefined =>
  carriers.find(({ carrierCompanyId }) => carrierCompanyId === id)?.name;

/**
 * Returns a function that names a carrier: by the owner's name for it, otherwise the product's name, otherwise the id.
 */
export const carrierNameIn =
  ({ offeredCarriers = [] }: Offer) =>
  (carrierId: string): string =>
    nameIn(offeredCarriers, carrierId) ?? nameIn(knownCarriers, carrierId) ?? carrierId;
