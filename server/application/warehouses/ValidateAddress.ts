import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { Address } from '../../../src/domain/company/parts/address.ts';
import type { AddressAnswer } from '../../../src/domain/warehouses/address/addressVerdict.ts';
import {
  carriersToServe,
  validateAddressByRules,
} from '../../../src/domain/warehouses/address/validateAddressByRules.ts';
import type { AuthoriseCompany } from '../review-mode/AuthoriseCompany.ts';
import type { CompanyRequest } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';

export type ValidateAddressRequest = CompanyRequest & {
  readonly address: Address;
  /** Whether to check every enabled carrier. If false, only the default carrier is checked. */
  readonly checkAllCarriers: boolean;
};

/** Checks whether an address has a valid format, and which of the company's carriers do not deliver to it [WH-7]. */
export class ValidateAddress {
  readonly #authorise: AuthoriseCompany;

  constructor(authorise: AuthoriseCompany) {
    this.#authorise = authorise;
  }

  async execute({
    address,
    checkAllCarriers,
    ...request
  }: ValidateAddressRequest): Promise<Result<AddressAnswer, ServiceFailure>> {
    const read = await this.#authorise.reading<MerchantConfigDocument>(request, async (unit, { tenant }) => {
      const company = await unit.companies.find(tenant.companyId);
      if (!company) return err({ kind: 'not-found' });
      return ok(await unit.companies.readRevision(tenant.companyId, company.currentRevision));
    });
    return read.ok ? ok(validateAddressByRules(address, carriersToServe(read.value, checkAllCarriers))) : read;
  }
}
