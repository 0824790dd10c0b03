import type { AddressGateway } from '../../application/warehouses/AddressGateway.ts';
import { ok } from '../../domain/shared/result.ts';
import { carriersToServe, validateAddressByRules } from '../../domain/warehouses/address/validateAddressByRules.ts';
import type { DemoService } from '../demo/DemoService.ts';

export const inMemoryAddressGateway = (service: DemoService): AddressGateway => ({
  async validate({ companyId }, address, checkAllCarriers) {
    const read = service.configuration(companyId);
    return read.ok ? ok(validateAddressByRules(address, carriersToServe(read.value.document, checkAllCarriers))) : read;
  },
});
