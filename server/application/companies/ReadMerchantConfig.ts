import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import { maskConfiguration } from '../../../src/domain/carriers/account/maskConfiguration.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { AuthoriseCompany } from '../review-mode/AuthoriseCompany.ts';
import type { CompanyRequest, SeenCompany } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { revisionTagOf } from '../../../src/domain/publishing/revisionTag.ts';

export type MerchantConfigAnswer = {
  /** Carries its own revision tag, and every field that was ever written, known or not; what is secret is masked. */
  readonly document: MerchantConfigDocument;
  /** `"r17"`, the entity tag of the answer. */
  readonly revision: string;
};

/** A revision that somebody may read, which is not read yet: it is the same for everybody, and never changes. */
export type SeenConfig = {
  /** Tells it from every other revision of every company. */
  readonly name: string;
  readonly revision: string;
  readonly read: () => Promise<MerchantConfigDocument>;
};

/** A merchant's whole published configuration; an admin needs an open review session to read it. */
export class ReadMerchantConfig {
  readonly #authorise: AuthoriseCompany;

  constructor(authorise: AuthoriseCompany) {
    this.#authorise = authorise;
  }

  /**
   * The current revision of a company as it stood when the caller was let in; `undefined` where the caller may not read it, or
   * it was not looked at then.
   */
  ofSeen(request: CompanyRequest, seen: SeenCompany | undefined): SeenConfig | undefined {
    const acting = this.#authorise.actingOn(request, seen);
    if (!acting || !seen) return undefined;
    const { companyId, rootOrgId } = acting.tenant;
    const revision = revisionTagOf(seen.currentRevision);
    return {
      name: `${rootOrgId}/${companyId}/${revision}`,
      revision,
      read: async () => ({
        ...maskConfiguration(await this.#authorise.readRevision(acting, seen.currentRevision)),
        revision,
      }),
    };
  }

  execute(request: CompanyRequest): Promise<Result<MerchantConfigAnswer, ServiceFailure>> {
    return this.#authorise.reading(request, async (unit, { tenant }) => {
      const company = await unit.companies.find(tenant.companyId);
      if (!company) return err({ kind: 'not-found' });
      const document = await unit.companies.readRevision(tenant.companyId, company.currentRevision);
      const revision = revisionTagOf(company.currentRevision);
      const { lastPublishedAt } = company;
      return ok({ document: { ...maskConfiguration(document), revision, lastPublishedAt }, revision });
    });
  }
}
