import type { CarrierGateway } from '../../application/carriers/CarrierGateway.ts';
import type { WriteContext } from '../../application/company/CompanyGateway.ts';
import type { CompanyPath } from '../../application/publishing/PublishGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { Carrier } from '../../domain/company/parts/carrier.ts';
import { replaceCarriers } from '../../domain/carriers/writes/replaceCarriers.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';

export class InMemoryCarrierGateway implements CarrierGateway {
  readonly #service: DemoService;

  constructor(service: DemoService) {
    this.#service = service;
  }

  async replace(
    { companyId }: CompanyPath,
    carriers: readonly Carrier[],
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    return this.#service.write(companyId, replaceCarriers, carriers, write, { carriers });
  }
}
