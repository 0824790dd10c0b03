import type { ProductDocument } from '../../../contract/company/merchantConfig.ts';
import type { CompanyGateway, PublishedCompany, WriteContext } from '../../application/company/CompanyGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { ProductConfiguration } from '../../domain/company/companyConfiguration.ts';
import { withSettings, type CompanySettingsPatch } from '../../domain/company/companySettings.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import { keepProductSecrets, maskedProductIn } from '../../domain/carriers/account/keepProductSecrets.ts';
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
    const configuration = companyConfigurationOf(read.value.document);
    return configuration
      ? ok({ configuration, revision: read.value.revision })
      : err({ kind: 'malformed', field: 'companyId' });
  }

  async updateSettings(
    company: { readonly rootOrgId: string; readonly companyId: CompanyId },
    patch: CompanySettingsPatch,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    return this.#service.edit(company.companyId, write, (document) =>
      ok({ document: withSettings(document, patch), answer: undefined }),
    );
  }

  async updateProducts(
    company: { readonly rootOrgId: string; readonly companyId: CompanyId },
    products: Readonly<Record<string, ProductConfiguration>>,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    return this.#service.edit(company.companyId, write, (document) => {
      const written = keepProductSecrets(products as Readonly<Record<string, ProductDocument>>, document.products);
      return maskedProductIn(written) === undefined
        ? ok({ document: { ...document, products: { ...document.products, ...written } }, answer: undefined })
        : err({ kind: 'rejected', status: 400 });
    });
  }
}
