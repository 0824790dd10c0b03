import type { MerchantBrandGateway } from '../../application/branding/MerchantBrandGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';

export class InMemoryMerchantBrandGateway implements MerchantBrandGateway {
  readonly #service: DemoService;

  constructor(service: DemoService) {
    this.#service = service;
  }

  async readSubBrand(companyId: CompanyId): Promise<Result<string | undefined, PortFailure>> {
    const read = this.#service.configuration(companyId);
    return read.ok ? ok(read.value.document.subBrand) : read;
  }
}
