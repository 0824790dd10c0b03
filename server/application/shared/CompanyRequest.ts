import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { Principal } from './Principal.ts';

export type CompanyRequest = {
  readonly principal: Principal;
  /** Owner in the path. Defaults to the owner of the signed-in user. */
  readonly rootOrgId?: string | undefined;
  readonly merchantId: string;
};

/** Company of a call, found during authentication. Absent if the caller may not read the company. */
export type SeenCompany = { readonly companyId: CompanyId; readonly currentRevision: number };

/** Idempotency key of a write, with a digest of the method, path, body and conditional headers. */
export type IdempotentRequest = { readonly key: string; readonly fingerprint: string };

export type CompanyWrite = CompanyRequest & {
  readonly idempotency?: IdempotentRequest | undefined;
  /** Request ID, included in the response, the log and the audit log. */
  readonly requestId?: string | undefined;
};

/** An authorised request: the company and the user who acts on it. */
export type Acting = {
  readonly tenant: { readonly rootOrgId: string; readonly companyId: CompanyId };
  readonly actor: { readonly userId: string; readonly name: string };
  /** ID of the merchant if an admin acts for it in review mode. */
  readonly onBehalfOf?: CompanyId | undefined;
};
