import type { CompanyConfiguration } from './companyConfiguration.ts';
import { parseCompanyId, type CompanyId } from './companyId.ts';

const NO_PRODUCT = '';

/** A company of which nothing is known but whose it is: what changes are told against where its configuration is not read. */
export const blankConfiguration = (rootOrgId: string, companyId: string): CompanyConfiguration => ({
  // What a log names is an id already; one that is none names nobody.
  companyId: parseCompanyId(companyId) ?? ('' as CompanyId),
  name: companyId,
  carrier: { rootOrgId, productName: NO_PRODUCT },
  features: {},
  products: { [NO_PRODUCT]: {} },
});
