import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { KeptChecks } from '../../../src/domain/rule-checks/keepChecks.ts';

export interface RuleChecksRepository {
  find(companyId: CompanyId): Promise<KeptChecks>;
  /** Replaces the checks of `revision`. Returns false, without a write, if the stored revision differs. */
  replace(companyId: CompanyId, revision: string, next: KeptChecks): Promise<boolean>;
}
