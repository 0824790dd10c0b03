import { ok } from '../../shared/result.ts';
import { refused, type Write } from '../../shared/write.ts';
import { withStoreNetworkUpdate, type StoreNetworkHolder } from '../companyStoreNetworks.ts';
import { unknownStoreNetwork, type OfferHolder, type StoreNetworkUpdate } from '../storeNetworkUpdate.ts';

/** Enables or disables networks. New networks must be offered by the owner [CR-7]. */
export const updateStoreNetworks: Write<StoreNetworkHolder & OfferHolder, StoreNetworkUpdate> = {
  action: 'store-networks.updated',
  decide(document, update) {
    const unknown = unknownStoreNetwork(update, document);
    return unknown === undefined
      ? ok({ document: withStoreNetworkUpdate(document, update), answer: undefined })
      : refused(`/selectedStoreNetworks/${update.selectedStoreNetworks.indexOf(unknown)}`, 'not offered');
  },
};
