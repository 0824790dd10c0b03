import type { WriteContext } from '../../application/company/CompanyGateway.ts';
import type { CompanyPath } from '../../application/publishing/PublishGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { StoreNetworkGateway } from '../../application/store-networks/StoreNetworkGateway.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { StoreNetworkUpdate } from '../../domain/store-networks/storeNetworkUpdate.ts';
import { updateStoreNetworks } from '../../domain/store-networks/writes/updateStoreNetworks.ts';
import type { DemoService } from '../demo/DemoService.ts';

export class InMemoryStoreNetworkGateway implements StoreNetworkGateway {
  readonly #service: DemoService;

  constructor(service: DemoService) {
    this.#service = service;
  }

  async update(
    { companyId }: CompanyPath,
    update: StoreNetworkUpdate,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    return this.#service.write(companyId, updateStoreNetworks, update, write);
  }
}
