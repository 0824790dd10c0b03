import { putCarrierConfig } from '../../../contract/carriers/carrierConfig.ts';
import type { CarrierGateway } from '../../application/carriers/CarrierGateway.ts';
import type { WriteContext } from '../../application/company/CompanyGateway.ts';
import type { CompanyPath } from '../../application/publishing/PublishGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { Carrier } from '../../domain/carriers/carrier.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { Http } from '../http/Http.ts';

export class HttpCarrierGateway implements CarrierGateway {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async replace(
    { rootOrgId, companyId }: CompanyPath,
    carriers: readonly Carrier[],
    { idempotencyKey, publishId }: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    const answer = await this.#http.send(putCarrierConfig, {
      params: { rootOrgId, merchantId: companyId },
      headers: { 'idempotency-key': idempotencyKey, 'x-publish-id': publishId },
      body: { carriers: [...carriers] },
    });
    return answer.ok ? ok(undefined) : answer;
  }
}
