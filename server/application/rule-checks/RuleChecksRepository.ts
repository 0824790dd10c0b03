import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { StoredChecks } from '../../../src/domain/rule-checks/writeChecks.ts';

export interface RuleChecksRepository {
  find(companyId: CompanyId): Promise<StoredChecks>;
  /** Replaces the checks. Returns false without writing if the stored revision is not `revision`. */
  replace(companyId: CompanyId, revision: string, next: StoredChecks): Promise<boolean>;
}
