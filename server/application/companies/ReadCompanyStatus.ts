import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { AuthoriseCompany } from '../review-mode/AuthoriseCompany.ts';
import type { Principal } from '../shared/Principal.ts';
import type { ServiceFailure } from '../shared/failure.ts';

/** Reads whether the user's company is enabled [AU-10]. */
export class ReadCompanyStatus {
  readonly #authorise: AuthoriseCompany;

  constructor(authorise: AuthoriseCompany) {
    this.#authorise = authorise;
  }

  execute(request: {
    readonly principal: Principal;
    readonly organisationId: string;
  }): Promise<Result<{ readonly companyEnabled: boolean }, ServiceFailure>> {
    return this.#authorise.reading({ ...request, merchantId: request.organisationId }, async (unit, { tenant }) => {
      const company = await unit.companies.find(tenant.companyId);
      return company ? ok({ companyEnabled: company.companyEnabled }) : err({ kind: 'not-found' });
    });
  }
}
