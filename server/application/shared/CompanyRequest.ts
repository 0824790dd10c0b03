import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { Principal } from './Principal.ts';

/** Someone asks something of one company. */
export type CompanyRequest = {
  readonly principal: Principal;
  /** The owner named in the path; the principal's own where the call names none. */
  readonly rootOrgId?: string | undefined;
  readonly merchantId: string;
};

/** The company a call is about, as it stood when its caller was let in, where that person may read it. */
export type SeenCompany = { readonly companyId: CompanyId; readonly currentRevision: number };

/** A key a client gave a write, and a digest of all that makes the request what it is. */
export type IdempotentRequest = { readonly key: string; readonly fingerprint: string };

/** Someone wants to change something of one company. */
export type CompanyWrite = CompanyRequest & {
  readonly idempotency?: IdempotentRequest | undefined;
  /** What the answer, the log and the audit log name the request by. */
  readonly requestId?: string | undefined;
};

/** A request that was let through: which company, who really acts, and for whom in review mode. */
export type Acting = {
  readonly tenant: { readonly rootOrgId: string; readonly companyId: CompanyId };
  readonly actor: { readonly userId: string; readonly name: string };
  /** The company's id while an admin acts in review mode. */
  readonly onBehalfOf?: CompanyId | undefined;
};
