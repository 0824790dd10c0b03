import type { MerchantBrandGateway } from '../../application/branding/MerchantBrandGateway.ts';
import { ok } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';

export const inMemoryMerchantBrandGateway = (service: DemoService): MerchantBrandGateway => ({
  async readSubBrand(companyId) {
    const read = service.configuration(companyId);
    return read.ok ? ok(read.value.document.subBrand) : read;
  },
});
