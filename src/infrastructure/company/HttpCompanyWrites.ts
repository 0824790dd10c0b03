import { patchCompanySettings } from '../../../contract/company/companySettings.ts';
import { postUpdateCompany } from '../../../contract/company/updateCompany.ts';
import type { CompanyWrites, WriteContext } from '../../application/company/CompanyGateway.ts';
import type { CompanyPath } from '../../application/publishing/PublishGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { ProductConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { CompanySettingsPatch } from '../../domain/company/companySettings.ts';
import type { Result } from '../../domain/shared/result.ts';
import { nothing } from '../http/answer.ts';
import { writeAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

export class HttpCompanyWrites implements CompanyWrites {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  updateProducts(
    company: CompanyPath,
    products: Readonly<Record<string, ProductConfiguration>>,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    const parts = { headers: { 'cache-control': 'no-cache' }, body: { products } };
    return nothing(writeAt(this.#http, postUpdateCompany, company, parts, write));
  }

  updateSettings(
    company: CompanyPath,
    patch: CompanySettingsPatch,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    return nothing(writeAt(this.#http, patchCompanySettings, company, { body: patch }, write));
  }
}
