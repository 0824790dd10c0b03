import type { CompanyId } from '../../../src/domain/company/companyId.ts';

export type Principal = {
  readonly userId: string;
  readonly name: string;
  readonly roles: readonly string[];
  /** True if the user's roles are exactly the admin roles of the owner. */
  readonly isAdmin: boolean;
  readonly rootOrgId: string;
  /** The user's company. For an admin, the owner's own organisation. */
  readonly organisationId: CompanyId;
  /** ID of the sign-in. All tokens of a sign-in share it. */
  readonly sessionId: string;
};

export type RequestOrigin = {
  readonly address: string;
  /** Request ID, included in the response and the log. */
  readonly requestId: string;
};

/** One company, or `*` for every company of the owner. Row-level security hides the rows of all other companies. */
export type Tenant = { readonly rootOrgId: string; readonly companyId: CompanyId | '*' };
