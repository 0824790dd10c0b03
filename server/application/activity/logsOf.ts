import { parseCompanyId } from '../../../src/domain/company/companyId.ts';
import type { Principal } from '../shared/Principal.ts';
import type { Tenant } from '../shared/Tenant.ts';

export type OwnerRequest = { readonly principal: Principal; readonly rootOrgId: string };

/** Tenant of the logs of an owner and its merchants. `undefined` unless the caller is an admin of that owner. */
export const logsOf = ({ principal, rootOrgId }: OwnerRequest): Tenant | undefined =>
  principal.isAdmin && parseCompanyId(rootOrgId) === principal.rootOrgId
    ? { rootOrgId: principal.rootOrgId, companyId: '*' }
    : undefined;
