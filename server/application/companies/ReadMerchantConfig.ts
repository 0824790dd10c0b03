import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import { maskConfiguration } from '../../../src/domain/carriers/account/maskConfiguration.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { AuthoriseCompany } from '../review-mode/AuthoriseCompany.ts';
import type { CompanyRequest } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { revisionTagOf } from '../../../src/domain/publishing/revisionTag.ts';

export type MerchantConfigAnswer = {
  /** Carries its own revision tag, and every field that was ever written, known or not; what is secret is masked. */
  readonly document: MerchantConfigDocument;
  /** `"r17"`, the entity tag of the answer. */
  readonly revision: string;
};

/** A merchant's whole published configuration; an admin needs an open review session to read it. */
export class ReadMerchantConfig {
  readonly #authorise: AuthoriseCompany;

  constructor(authorise: AuthoriseCompany) {
    this.#authorise = authorise;
  }

  execute(request: CompanyRequest): Promise<Result<MerchantConfigAnswer, ServiceFailure>> {
    return this.#authorise.within(request, async (unit, { tenant }) => {
      const company = await unit.companies.find(tenant.companyId);
      if (!company) return err({ kind: 'not-found' });
      const document = await unit.companies.readRevision(tenant.companyId, company.currentRevision);
      const revision = revisionTagOf(company.currentRevision);
      return ok({ document: { ...maskConfiguration(document), revision }, revision });
    });
  }
}
