import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import { err, type Result } from '../../../src/domain/shared/result.ts';
import type { Address } from '../../../src/domain/company/parts/address.ts';
import type { AddressAnswer } from '../../../src/domain/warehouses/address/addressVerdict.ts';
import { carriersToServe } from '../../../src/domain/warehouses/address/judgeByRules.ts';
import type { AuthoriseCompany } from '../review-mode/AuthoriseCompany.ts';
import type { CompanyRequest } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { AddressValidator } from './AddressValidator.ts';

export type ValidateAddressRequest = CompanyRequest & {
  readonly address: Address;
  /** Checks every enabled carrier; otherwise only the default one. */
  readonly checkAllCarriers: boolean;
};

/** Whether an address exists, and which of the company's carriers do not serve it [WH-7]. */
export class ValidateAddress {
  readonly #authorise: AuthoriseCompany;
  readonly #validator: AddressValidator;

  constructor(authorise: AuthoriseCompany, validator: AddressValidator) {
    this.#authorise = authorise;
    this.#validator = validator;
  }

  async execute({
    address,
    checkAllCarriers,
    ...request
  }: ValidateAddressRequest): Promise<Result<AddressAnswer, ServiceFailure>> {
    // Read first, so that a slow validator does not keep the transaction open.
    const read = await this.#authorise.reading<MerchantConfigDocument>(request, async (unit, { tenant }) => {
      const company = await unit.companies.find(tenant.companyId);
      if (!company) return err({ kind: 'not-found' });
      return { ok: true, value: await unit.companies.readRevision(tenant.companyId, company.currentRevision) };
    });
    return read.ok ? this.#validator.validate(address, carriersToServe(read.value, checkAllCarriers)) : read;
  }
}
