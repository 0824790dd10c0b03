import { httpStoreNetworkGateway } from '../../infrastructure/store-networks/httpStoreNetworkGateway.ts';
import { StoreNetworkGateway } from '../../application/store-networks/StoreNetworkGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function storeNetworksService(bind: Bind): void {
  provide(bind, StoreNetworkGateway, [Http], httpStoreNetworkGateway);
}
