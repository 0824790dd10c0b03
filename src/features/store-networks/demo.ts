import { StoreNetworkGateway } from '../../application/store-networks/StoreNetworkGateway.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { InMemoryStoreNetworkGateway } from '../../infrastructure/store-networks/InMemoryStoreNetworkGateway.ts';

export function storeNetworksDemo(bind: Bind): void {
  provide(bind, StoreNetworkGateway, [DemoService], (service) => new InMemoryStoreNetworkGateway(service));
}
