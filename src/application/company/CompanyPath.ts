import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';

/** Identifies a company in the path of a call. For the owner itself, `companyId` is its root organisation. */
export type CompanyPath = { readonly rootOrgId: string; readonly companyId: string };

export const companyPathOf = ({
  carrier,
  companyId,
}: Pick<CompanyConfiguration, 'carrier' | 'companyId'>): CompanyPath => ({ rootOrgId: carrier.rootOrgId, companyId });
