import type { CompanyId } from '../../../src/domain/company/companyId.ts';

/**
 * Whose rows a transaction sees: one company of one owner, or with `*` every company of that owner
 * (an admin's list). Row level security enforces it, whatever a query forgot.
 */
export type Tenant = { readonly rootOrgId: string; readonly companyId: CompanyId | '*' };
