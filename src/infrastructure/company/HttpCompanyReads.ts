import { postMerchantConfig } from '../../../contract/company/merchantConfig.ts';
import type { AnnouncedExtensions } from '../../application/branding/AnnouncedExtensions.ts';
import type { CompanyReads, PublishedCompany } from '../../application/company/CompanyGateway.ts';
import type { SessionCredentials } from '../../application/session/SessionCredentials.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { productOf } from '../../domain/company/companyConfiguration.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { checked } from '../http/answer.ts';
import { askWithToken } from '../http/askWithToken.ts';
import type { Http } from '../http/Http.ts';
import { companyConfigurationOf } from './companyConfigurationOf.ts';

export class HttpCompanyReads implements CompanyReads {
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

  #readConfiguration(companyId: CompanyId, signal?: AbortSignal): Promise<Result<PublishedCompany, PortFailure>> {
    const localMode = this.#isLocalMode;
    const answer = askWithToken(this.#credentials, (token) =>
      this.#http.send(postMerchantConfig, { body: { merchant: companyId, token, localMode } }, { signal }),
    );
    return checked(answer, ({ body, headers }) => {
      const configuration = companyConfigurationOf(body);
      if (!configuration) return err({ kind: 'malformed', field: 'companyId' });
      return ok({ configuration, revision: body.revision ?? headers.etag });
    });
  }
}
