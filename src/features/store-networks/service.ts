import { StoreNetworkGateway } from '../../application/store-networks/StoreNetworkGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { fetchedGateway } from '../../infrastructure/ioc/fetchedGateway.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

/** Only a publish calls these: their script comes with the first call. */
export function storeNetworksService(bind: Bind): void {
  provide(bind, StoreNetworkGateway, [Http], (http) =>
    fetchedGateway<StoreNetworkGateway>({ update: true }, async () => {
      const { HttpStoreNetworkGateway } =
        await import('../../infrastructure/store-networks/HttpStoreNetworkGateway.ts');
      return new HttpStoreNetworkGateway(http);
    }),
  );
}
