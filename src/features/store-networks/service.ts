import { HttpStoreNetworkGateway } from '../../infrastructure/store-networks/HttpStoreNetworkGateway.ts';
import { StoreNetworkGateway } from '../../application/store-networks/StoreNetworkGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

/** Binds the gateway. Its script is loaded on the first call, because only a publish needs it. */
export function storeNetworksService(bind: Bind): void {
  provide(bind, StoreNetworkGateway, [Http], (http) => new HttpStoreNetworkGateway(http));
}
