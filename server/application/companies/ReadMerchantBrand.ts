import { ok, type Result } from '../../../src/domain/shared/result.ts';
import type { CompanyRequest } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { ReadMerchantConfig } from './ReadMerchantConfig.ts';

/** Reads the sub-brand in a merchant's configuration [BR-10]. */
export class ReadMerchantBrand {
  readonly #configurations: ReadMerchantConfig;

  constructor(configurations: ReadMerchantConfig) {
    this.#configurations = configurations;
  }

  async execute(request: CompanyRequest): Promise<Result<{ readonly subBrand?: string }, ServiceFailure>> {
    const read = await this.#configurations.execute(request);
    if (!read.ok) return read;
    const { subBrand } = read.value;
    return ok(subBrand === undefined ? {} : { subBrand });
  }
}
