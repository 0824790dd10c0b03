import { putStoreNetworks } from '../../../contract/store-networks/storeNetworks.ts';
import type { WriteContext } from '../../application/company/CompanyGateway.ts';
import type { CompanyPath } from '../../application/publishing/PublishGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { StoreNetworkGateway } from '../../application/store-networks/StoreNetworkGateway.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { StoreNetworkUpdate } from '../../domain/store-networks/storeNetworkUpdate.ts';
import { nothing } from '../http/answer.ts';
import { writeAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

export class HttpStoreNetworkGateway implements StoreNetworkGateway {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  update(
    company: CompanyPath,
    { selectedStoreNetworks, enabled }: StoreNetworkUpdate,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    const body = { selectedStoreNetworks, enabled };
    return nothing(writeAt(this.#http, putStoreNetworks, company, { body }, write));
  }
}
