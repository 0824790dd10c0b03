import type { CompanyId } from '../../../src/domain/company/companyId.ts';

/** One company, or `*` for every company of the owner. Row-level security limits each query to its rows. */
export type Tenant = { readonly rootOrgId: string; readonly companyId: CompanyId | '*' };
