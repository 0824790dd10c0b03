import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { parseCompanyId } from '../../domain/company/companyId.ts';

/**
 * The contract's merchant configuration as the domain knows it: the same object, so that fields we do not know
 * travel along to the next write. `undefined` where its company id is none.
 */
export function companyConfigurationOf(document: MerchantConfigDocument): CompanyConfiguration | undefined {
  const companyId = parseCompanyId(document.companyId);
  return companyId && { ...document, companyId };
}
