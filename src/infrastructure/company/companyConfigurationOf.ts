import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { parseCompanyId } from '../../domain/company/companyId.ts';

/** Preserves unknown fields, because the next write sends them again. Undefined if the company id is invalid. */
export function companyConfigurationOf(document: MerchantConfigDocument): CompanyConfiguration | undefined {
  const companyId = parseCompanyId(document.companyId);
  return companyId && { ...document, companyId };
}
