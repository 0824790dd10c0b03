import type { StoreNetworkGateway } from '../../application/store-networks/StoreNetworkGateway.ts';
import { updateStoreNetworks } from '../../domain/store-networks/writes/updateStoreNetworks.ts';
import type { DemoService } from '../demo/DemoService.ts';

export const inMemoryStoreNetworkGateway = (service: DemoService): StoreNetworkGateway => ({
  update: async ({ companyId }, update, write) => service.write(companyId, updateStoreNetworks, update, write),
});
