import type { CompanyConfiguration } from './companyConfiguration.ts';
import { parseCompanyId, type CompanyId } from './companyId.ts';

const NO_PRODUCT = '';

/** Base for comparing changes if the configuration is not loaded. */
export const blankConfiguration = (rootOrgId: string, companyId: string): CompanyConfiguration => ({
  // Log entries contain canonical ids. An invalid id becomes empty.
  companyId: parseCompanyId(companyId) ?? ('' as CompanyId),
  name: companyId,
  carrier: { rootOrgId, productName: NO_PRODUCT },
  features: {},
  products: { [NO_PRODUCT]: {} },
});
