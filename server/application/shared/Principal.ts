import type { CompanyId } from '../../../src/domain/company/companyId.ts';

/** Who makes a request, as the access token proves it. */
export type Principal = {
  readonly userId: string;
  readonly name: string;
  readonly roles: readonly string[];
  /** True when the roles are exactly the owner's admin roles. */
  readonly isAdmin: boolean;
  readonly rootOrgId: string;
  /** The company the person belongs to; the owner's own organisation for an admin. */
  readonly organisationId: CompanyId;
  /** The token family: one sign-in. */
  readonly sessionId: string;
};
