import { StoreNetworkGateway } from '../../application/store-networks/StoreNetworkGateway.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { inMemoryStoreNetworkGateway } from '../../infrastructure/store-networks/inMemoryStoreNetworkGateway.ts';

export function storeNetworksDemo(bind: Bind): void {
  provide(bind, StoreNetworkGateway, [DemoService], inMemoryStoreNetworkGateway);
}
