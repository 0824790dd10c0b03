import { ok, type Result } from '../../../src/domain/shared/result.ts';
import type { CompanyRequest } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { ReadMerchantConfig } from './ReadMerchantConfig.ts';

export type CompanyResources = {
  readonly resources: {
    readonly products: Readonly<Record<string, { readonly countriesEnabled: Readonly<Record<string, boolean>> }>>;
  };
};

/** Reads the products of a company with their countries [API-1]. */
export class ReadCompany {
  readonly #configurations: ReadMerchantConfig;

  constructor(configurations: ReadMerchantConfig) {
    this.#configurations = configurations;
  }

  async execute(request: CompanyRequest): Promise<Result<CompanyResources, ServiceFailure>> {
    const read = await this.#configurations.execute(request);
    if (!read.ok) return read;
    const products = Object.entries(read.value.products).map(
      ([name, { countriesEnabled = {} }]) => [name, { countriesEnabled }] as const,
    );
    return ok({ resources: { products: Object.fromEntries(products) } });
  }
}
