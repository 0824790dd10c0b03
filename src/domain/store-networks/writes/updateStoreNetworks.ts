import type { CarrierSettings } from '../../company/parts/carrier.ts';
import { ok } from '../../shared/result.ts';
import { refused, type Write } from '../../shared/write.ts';
import { withStoreNetworkUpdate, type StoreNetworkHolder } from '../companyStoreNetworks.ts';
import type { OfferedStoreNetwork } from '../../company/parts/storeNetwork.ts';
import { unknownStoreNetwork, type StoreNetworkUpdate } from '../storeNetworkUpdate.ts';

type OfferHolder = StoreNetworkHolder & {
  readonly offeredStoreNetworks?: readonly OfferedStoreNetwork[] | undefined;
  readonly carriers?: CarrierSettings | undefined;
};

/** Enables or disables networks. New networks must be offered by the owner [CR-7]. */
export const updateStoreNetworks: Write<OfferHolder, StoreNetworkUpdate> = {
  action: 'store-networks.updated',
  decide(document, update) {
    const unknown = unknownStoreNetwork(update, document);
    return unknown === undefined
      ? ok({ document: withStoreNetworkUpdate(document, update), answer: undefined })
      : refused(`/selectedStoreNetworks/${update.selectedStoreNetworks.indexOf(unknown)}`, 'not offered');
  },
};
