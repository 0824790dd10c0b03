import type { IdempotentRequest } from '../../../application/shared/CompanyRequest.ts';
import type { RequestOrigin, Principal } from '../../../application/shared/Principal.ts';

type CompanyParams =
  | { readonly rootOrgId: string; readonly merchantId: string }
  | { readonly root: string; readonly merchant: string }
  | { readonly companyId: string };

type Asked = { readonly params: CompanyParams; readonly principal: Principal };
type Keyed = Asked & {
  readonly idempotency: IdempotentRequest | undefined;
  readonly origin: RequestOrigin;
};
export type WriteRequest = Keyed & {
  readonly headers: { readonly 'x-publish-id'?: string | undefined; readonly 'if-match'?: string | undefined };
};

function companyIn(params: CompanyParams) {
  if ('merchantId' in params) return { rootOrgId: params.rootOrgId, merchantId: params.merchantId };
  return 'merchant' in params
    ? { rootOrgId: params.root, merchantId: params.merchant }
    : { merchantId: params.companyId };
}

export const companyRequest = ({ params, principal }: Asked) => ({ ...companyIn(params), principal });

export const keyedRequest = (request: Keyed) => ({
  ...companyRequest(request),
  idempotency: request.idempotency,
  requestId: request.origin.requestId,
});

export const writeRequest = (request: WriteRequest) => ({
  ...keyedRequest(request),
  publishId: request.headers['x-publish-id'],
  ifMatch: request.headers['if-match'],
});
