import type { StoredChecks } from '../../../src/domain/rule-checks/writeChecks.ts';
import { ok, type Result } from '../../../src/domain/shared/result.ts';
import type { AuthoriseCompany } from '../review-mode/AuthoriseCompany.ts';
import type { CompanyRequest } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';

export class ReadRuleChecks {
  readonly #authorise: AuthoriseCompany;

  constructor(authorise: AuthoriseCompany) {
    this.#authorise = authorise;
  }

  execute(request: CompanyRequest): Promise<Result<StoredChecks, ServiceFailure>> {
    return this.#authorise.reading(request, async ({ ruleChecks }, { tenant }) =>
      ok(await ruleChecks.find(tenant.companyId)),
    );
  }
}
