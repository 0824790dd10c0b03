import { putStoreNetworks } from '../../../contract/store-networks/storeNetworks.ts';
import type { StoreNetworkGateway } from '../../application/store-networks/StoreNetworkGateway.ts';
import { nothing } from '../http/answer.ts';
import { writeAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

export const httpStoreNetworkGateway = (http: Http): StoreNetworkGateway => ({
  update(company, { selectedStoreNetworks, enabled }, write) {
    const body = { selectedStoreNetworks, enabled };
    return nothing(writeAt(http, putStoreNetworks, company, { body }, write));
  },
});
