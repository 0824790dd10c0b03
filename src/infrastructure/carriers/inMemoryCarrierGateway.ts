import type { CarrierGateway } from '../../application/carriers/CarrierGateway.ts';
import { replaceCarriers } from '../../domain/carriers/writes/replaceCarriers.ts';
import type { DemoService } from '../demo/DemoService.ts';

export const inMemoryCarrierGateway = (service: DemoService): CarrierGateway => ({
  replace: async ({ companyId }, carriers, write) =>
    service.write(companyId, replaceCarriers, carriers, write, { carriers }),
});
