import type { BodyOf } from '../../../contract/call.ts';
import { patchCompanySettings } from '../../../contract/company/companySettings.ts';
import { postMerchantConfig } from '../../../contract/company/merchantConfig.ts';
import { postUpdateCompany } from '../../../contract/company/updateCompany.ts';
import type { CompanyGateway, PublishedCompany, WriteContext } from '../../application/company/CompanyGateway.ts';
import type { SessionCredentials } from '../../application/session/SessionCredentials.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { ProductConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { CompanySettingsPatch } from '../../domain/company/companySettings.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { askWithToken } from '../http/askWithToken.ts';
import type { Http } from '../http/Http.ts';
import { companyConfigurationOf } from './companyConfigurationOf.ts';

export class HttpCompanyGateway implements CompanyGateway {
  readonly #http: Http;
  readonly #credentials: SessionCredentials;
  readonly #isLocalMode: boolean;

  constructor(http: Http, credentials: SessionCredentials, isLocalMode: boolean) {
    this.#http = http;
    this.#credentials = credentials;
    this.#isLocalMode = isLocalMode;
  }

  async read(companyId: CompanyId, signal?: AbortSignal): Promise<Result<PublishedCompany, PortFailure>> {
    const localMode = this.#isLocalMode;
    const answer = await askWithToken(this.#credentials, (token) =>
      this.#http.send(postMerchantConfig, { body: { merchant: companyId, token, localMode } }, { signal }),
    );
    if (!answer.ok) return answer;
    const { body, headers } = answer.value;
    const configuration = companyConfigurationOf(body);
    if (!configuration) return err({ kind: 'malformed', field: 'companyId' });
    return ok({ configuration, revision: body.revision ?? headers.etag });
  }

  async updateProducts(
    { rootOrgId, companyId }: { readonly rootOrgId: string; readonly companyId: CompanyId },
    products: Readonly<Record<string, ProductConfiguration>>,
    { idempotencyKey, publishId }: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    const answer = await this.#http.send(postUpdateCompany, {
      params: { rootOrgId, merchantId: companyId },
      headers: { 'idempotency-key': idempotencyKey, 'x-publish-id': publishId, 'cache-control': 'no-cache' },
      body: { products: products as (typeof postUpdateCompany)['body']['_zod']['output']['products'] },
    });
    return answer.ok ? ok(undefined) : answer;
  }

  async updateSettings(
    { rootOrgId, companyId }: { readonly rootOrgId: string; readonly companyId: CompanyId },
    patch: CompanySettingsPatch,
    { idempotencyKey, publishId }: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    const answer = await this.#http.send(patchCompanySettings, {
      params: { rootOrgId, merchantId: companyId },
      headers: { 'idempotency-key': idempotencyKey, 'x-publish-id': publishId },
      body: patch as BodyOf<typeof patchCompanySettings>,
    });
    return answer.ok ? ok(undefined) : answer;
  }
}
