import type { OfferedCarrier } from '../company/parts/carrier.ts';
import { knownCarriers } from './knownCarriers.ts';

type Offer = { readonly offeredCarriers?: readonly OfferedCarrier[] | undefined };

const nameIn = (carriers: readonly OfferedCarrier[], id: string): string | undefined =>
  carriers.find(({ carrierCompanyId }) => carrierCompanyId === id)?.name;

/** Names by company id: the owner's name, otherwise the product's, otherwise the id. */
export const carrierNameIn =
  ({ offeredCarriers = [] }: Offer) =>
  (carrierId: string): string =>
    nameIn(offeredCarriers, carrierId) ?? nameIn(knownCarriers, carrierId) ?? carrierId;
