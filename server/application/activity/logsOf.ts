import { parseCompanyId } from '../../../src/domain/company/companyId.ts';
import type { Principal } from '../shared/Principal.ts';
import type { Tenant } from '../shared/Tenant.ts';

export type OwnerRequest = { readonly principal: Principal; readonly rootOrgId: string };

/** The logs of an owner and its merchants, for its own staff; `undefined` for anybody else. */
export const logsOf = ({ principal, rootOrgId }: OwnerRequest): Tenant | undefined =>
  principal.isAdmin && parseCompanyId(rootOrgId) === principal.rootOrgId
    ? { rootOrgId: principal.rootOrgId, companyId: '*' }
    : undefined;
