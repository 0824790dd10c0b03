import { HttpStoreNetworkGateway } from '../../infrastructure/store-networks/HttpStoreNetworkGateway.ts';
import { StoreNetworkGateway } from '../../application/store-networks/StoreNetworkGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

/** Only a publish calls these: their script comes with the first call. */
export function storeNetworksService(bind: Bind): void {
  provide(bind, StoreNetworkGateway, [Http], (http) => new HttpStoreNetworkGateway(http));
}
