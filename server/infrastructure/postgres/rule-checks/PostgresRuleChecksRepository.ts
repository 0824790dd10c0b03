import type { Transaction } from 'kysely';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import { noChecks, type StoredChecks } from '../../../../src/domain/rule-checks/writeChecks.ts';
import type { RuleCheck } from '../../../../src/domain/rule-checks/ruleCheck.ts';
import type { RuleChecksRepository } from '../../../application/rule-checks/RuleChecksRepository.ts';
import { equal, json } from '../connection/statement.ts';
import type { Tables } from '../Tables.ts';

export class PostgresRuleChecksRepository implements RuleChecksRepository {
  readonly #trx: Transaction<Tables>;
  readonly #rootOrgId: string;

  constructor(trx: Transaction<Tables>, rootOrgId: string) {
    this.#trx = trx;
    this.#rootOrgId = rootOrgId;
  }

  async find(companyId: CompanyId): Promise<StoredChecks> {
    const row = await this.#trx
      .selectFrom('rule_checks')
      .select(['revision', 'checks'])
      .where(equal({ root_org_id: this.#rootOrgId, company_id: companyId }))
      .executeTakeFirst();
    return row ? { revision: row.revision, checks: row.checks as readonly RuleCheck[] } : noChecks;
  }

  async replace(companyId: CompanyId, expected: string, { revision, checks }: StoredChecks): Promise<boolean> {
    if (expected === noChecks.revision) {
      const { numInsertedOrUpdatedRows } = await this.#trx
        .insertInto('rule_checks')
        .values({ root_org_id: this.#rootOrgId, company_id: companyId, revision, checks: json(checks) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return Number(numInsertedOrUpdatedRows) === 1;
    }
    const { numUpdatedRows } = await this.#trx
      .updateTable('rule_checks')
      .set({ revision, checks: json(checks) })
      .where(equal({ root_org_id: this.#rootOrgId, company_id: companyId, revision: expected }))
      .executeTakeFirst();
    return Number(numUpdatedRows) === 1;
  }
}
