import { putStoreNetworks } from '../../../contract/store-networks/storeNetworks.ts';
import type { WriteContext } from '../../application/company/CompanyGateway.ts';
import type { CompanyPath } from '../../application/publishing/PublishGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { StoreNetworkGateway } from '../../application/store-networks/StoreNetworkGateway.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { StoreNetworkUpdate } from '../../domain/store-networks/storeNetworkUpdate.ts';
import type { Http } from '../http/Http.ts';

export class HttpStoreNetworkGateway implements StoreNetworkGateway {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async update(
    { rootOrgId, companyId }: CompanyPath,
    { selectedStoreNetworks, enabled }: StoreNetworkUpdate,
    { idempotencyKey, publishId }: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    const answer = await this.#http.send(putStoreNetworks, {
      params: { rootOrgId, merchantId: companyId },
      headers: { 'idempotency-key': idempotencyKey, 'x-publish-id': publishId },
      body: { selectedStoreNetworks: [...selectedStoreNetworks], enabled },
    });
    return answer.ok ? ok(undefined) : answer;
  }
}
