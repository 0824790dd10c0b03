import type { CompanyGateway, PublishedCompany, WriteContext } from '../../application/company/CompanyGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { ProductConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { CompanySettingsPatch } from '../../domain/company/companySettings.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import { updateSettings } from '../../domain/settings/writes/updateSettings.ts';
import { updateProducts } from '../../domain/products/updateProducts.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';
import { companyConfigurationOf } from './companyConfigurationOf.ts';

export class InMemoryCompanyGateway implements CompanyGateway {
  readonly #service: DemoService;

  constructor(service: DemoService) {
    this.#service = service;
  }

  async read(companyId: CompanyId): Promise<Result<PublishedCompany, PortFailure>> {
    const read = this.#service.configuration(companyId);
    if (!read.ok) return read;
    const { document, revision } = read.value;
    const configuration = companyConfigurationOf({ ...document, revision });
    return configuration ? ok({ configuration, revision }) : err({ kind: 'malformed', field: 'companyId' });
  }

  async updateSettings(
    company: { readonly rootOrgId: string; readonly companyId: CompanyId },
    patch: CompanySettingsPatch,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    return this.#service.write(company.companyId, updateSettings, patch, write);
  }

  async updateProducts(
    company: { readonly rootOrgId: string; readonly companyId: CompanyId },
    products: Readonly<Record<string, ProductConfiguration>>,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    const compile = await this.#service.loadPatterns();
    if (!compile.ok) return compile;
    return this.#service.write(company.companyId, updateProducts(compile.value), products, write, { products });
  }
}
