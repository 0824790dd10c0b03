import type { CompanyPath } from '../../application/publishing/PublishGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { AddressGateway } from '../../application/warehouses/AddressGateway.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { Address } from '../../domain/company/parts/address.ts';
import type { AddressAnswer } from '../../domain/warehouses/address/addressVerdict.ts';
import { carriersToServe, validateAddressByRules } from '../../domain/warehouses/address/validateAddressByRules.ts';
import type { DemoService } from '../demo/DemoService.ts';

export class InMemoryAddressGateway implements AddressGateway {
  readonly #service: DemoService;

  constructor(service: DemoService) {
    this.#service = service;
  }

  async validate(
    { companyId }: CompanyPath,
    address: Address,
    checkAllCarriers: boolean,
  ): Promise<Result<AddressAnswer, PortFailure>> {
    const read = this.#service.configuration(companyId);
    return read.ok ? ok(validateAddressByRules(address, carriersToServe(read.value.document, checkAllCarriers))) : read;
  }
}
