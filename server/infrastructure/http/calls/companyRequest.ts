import type { IdempotentRequest } from '../../../application/shared/CompanyRequest.ts';
import type { RequestOrigin, Principal } from '../../../application/shared/Principal.ts';

type CompanyParams =
  | { readonly rootOrgId: string; readonly merchantId: string }
  | { readonly root: string; readonly merchant: string }
  | { readonly companyId: string };

type CompanyCall = { readonly params: CompanyParams; readonly principal: Principal };
type KeyedCall = CompanyCall & {
  readonly idempotency: IdempotentRequest | undefined;
  readonly origin: RequestOrigin;
};
export type WriteRequest = KeyedCall & {
  readonly headers: { readonly 'x-publish-id'?: string | undefined; readonly 'if-match'?: string | undefined };
};

function companyIn(params: CompanyParams) {
  if ('merchantId' in params) return { rootOrgId: params.rootOrgId, merchantId: params.merchantId };
  return 'merchant' in params
    ? { rootOrgId: params.root, merchantId: params.merchant }
    : { merchantId: params.companyId };
}

export const companyRequest = ({ params, principal }: CompanyCall) => ({ ...companyIn(params), principal });

export const keyedRequest = (request: KeyedCall) => ({
  ...companyRequest(request),
  idempotency: request.idempotency,
  requestId: request.origin.requestId,
});

export const writeRequest = (request: WriteRequest) => ({
  ...keyedRequest(request),
  publishId: request.headers['x-publish-id'],
  ifMatch: request.headers['if-match'],
});
