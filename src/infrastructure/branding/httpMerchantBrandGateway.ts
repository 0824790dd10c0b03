import { postMerchantBrand } from '../../../contract/branding/merchantBrand.ts';
import type { MerchantBrandGateway } from '../../application/branding/MerchantBrandGateway.ts';
import type { SessionCredentials } from '../../application/session/SessionCredentials.ts';
import { bodyAs } from '../http/answer.ts';
import { sendWithToken } from '../http/sendWithToken.ts';
import type { Http } from '../http/Http.ts';

export const httpMerchantBrandGateway = (http: Http, credentials: SessionCredentials): MerchantBrandGateway => ({
  readSubBrand(companyId, signal) {
    const response = sendWithToken(credentials, (token) =>
      http.send(postMerchantBrand, { body: { merchant: companyId, token } }, { signal }),
    );
    return bodyAs(response, ({ subBrand }) => subBrand);
  },
});
