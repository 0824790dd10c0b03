import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { KeptChecks } from '../../../src/domain/rule-checks/keepChecks.ts';

/** The checks of companies, a document each. */
export interface RuleChecksRepository {
  /** None where the company never kept any. */
  find(companyId: CompanyId): Promise<KeptChecks>;
  /** Puts checks in the place of those of that revision. False, and nothing is changed, where others stand there by now. */
  replace(companyId: CompanyId, revision: string, next: KeptChecks): Promise<boolean>;
}
