import { patchCompanySettings } from '../../../contract/company/companySettings.ts';
import { postMerchantConfig } from '../../../contract/company/merchantConfig.ts';
import { postUpdateCompany } from '../../../contract/company/updateCompany.ts';
import type { AnnouncedExtensions } from '../../application/branding/AnnouncedExtensions.ts';
import type { CompanyGateway, PublishedCompany, WriteContext } from '../../application/company/CompanyGateway.ts';
import type { CompanyPath } from '../../application/publishing/PublishGateway.ts';
import type { SessionCredentials } from '../../application/session/SessionCredentials.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { productOf, type ProductConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import type { CompanySettingsPatch } from '../../domain/company/companySettings.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { checked, nothing } from '../http/answer.ts';
import { sendWithToken } from '../http/sendWithToken.ts';
import { writeAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';
import { companyConfigurationOf } from './companyConfigurationOf.ts';

export class HttpCompanyGateway implements CompanyGateway {
  readonly #http: Http;
  readonly #credentials: SessionCredentials;
  readonly #isLocalMode: boolean;
  readonly #announced: AnnouncedExtensions;

  constructor(http: Http, credentials: SessionCredentials, isLocalMode: boolean, announced: AnnouncedExtensions) {
    this.#http = http;
    this.#credentials = credentials;
    this.#isLocalMode = isLocalMode;
    this.#announced = announced;
  }

  async read(companyId: CompanyId, signal?: AbortSignal): Promise<Result<PublishedCompany, PortFailure>> {
    const read = await this.#readConfiguration(companyId, signal);
    if (!read.ok || !this.#announced.isSpecificationOnly || productOf(read.value.configuration).countriesEnabled)
      return read;
    const { withCountries } = await import('./withCountries.ts');
    return ok({ ...read.value, configuration: await withCountries(this.#http, read.value.configuration) });
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

  #readConfiguration(companyId: CompanyId, signal?: AbortSignal): Promise<Result<PublishedCompany, PortFailure>> {
    const localMode = this.#isLocalMode;
    const response = sendWithToken(this.#credentials, (token) =>
      this.#http.send(postMerchantConfig, { body: { merchant: companyId, token, localMode } }, { signal }),
    );
    return checked(response, ({ body, headers }) => {
      const configuration = companyConfigurationOf(body);
      if (!configuration) return err({ kind: 'malformed', field: 'companyId' });
      return ok({ configuration, revision: body.revision ?? headers.etag });
    });
  }
}
