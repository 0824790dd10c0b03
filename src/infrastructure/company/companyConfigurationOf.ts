import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { parseCompanyId } from '../../domain/company/companyId.ts';

/**
 * Returns the same object, so that unknown fields are part of the next write. Undefined if the company id is invalid.
 */
export function companyConfigurationOf(document: MerchantConfigDocument): CompanyConfiguration | undefined {
  const companyId = parseCompanyId(document.companyId);
  return companyId && { ...document, companyId };
}
