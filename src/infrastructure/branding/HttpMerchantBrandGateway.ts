import { postMerchantBrand } from '../../../contract/branding/merchantBrand.ts';
import type { MerchantBrandGateway } from '../../application/branding/MerchantBrandGateway.ts';
import type { SessionCredentials } from '../../application/session/SessionCredentials.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import type { Result } from '../../domain/shared/result.ts';
import { bodyAs } from '../http/answer.ts';
import { sendWithToken } from '../http/sendWithToken.ts';
import type { Http } from '../http/Http.ts';

export class HttpMerchantBrandGateway implements MerchantBrandGateway {
  readonly #http: Http;
  readonly #credentials: SessionCredentials;

  constructor(http: Http, credentials: SessionCredentials) {
    this.#http = http;
    this.#credentials = credentials;
  }

  readSubBrand(companyId: CompanyId, signal?: AbortSignal): Promise<Result<string | undefined, PortFailure>> {
    const response = sendWithToken(this.#credentials, (token) =>
      this.#http.send(postMerchantBrand, { body: { merchant: companyId, token } }, { signal }),
    );
    return bodyAs(response, ({ subBrand }) => subBrand);
  }
}
