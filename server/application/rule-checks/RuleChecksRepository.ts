import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { StoredChecks } from '../../../src/domain/rule-checks/keepChecks.ts';

export interface RuleChecksRepository {
  find(companyId: CompanyId): Promise<StoredChecks>;
  /** Replaces the checks of `revision`. Returns false, without a write, if the stored revision differs. */
  replace(companyId: CompanyId, revision: string, next: StoredChecks): Promise<boolean>;
}
