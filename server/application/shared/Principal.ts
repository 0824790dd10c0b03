import type { CompanyId } from '../../../src/domain/company/companyId.ts';

export type Principal = {
  readonly userId: string;
  readonly name: string;
  readonly roles: readonly string[];
  /** True if the roles are exactly the owner's admin roles. */
  readonly isAdmin: boolean;
  readonly rootOrgId: string;
  /** The user's company. For an admin, the owner's own organisation. */
  readonly organisationId: CompanyId;
  /** Token family, one per sign-in. */
  readonly sessionId: string;
};

export type RequestOrigin = {
  readonly address: string;
  /** Request ID, included in the response and the log. */
  readonly requestId: string;
};

/** One company, or `*` for every company of the owner. Row-level security limits each query to its rows. */
export type Tenant = { readonly rootOrgId: string; readonly companyId: CompanyId | '*' };
