import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import { maskConfiguration } from '../../../src/domain/carriers/account/accountSecrets.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { AuthoriseCompany } from '../review-mode/AuthoriseCompany.ts';
import type { CompanyRequest, SeenCompany } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { revisionTagOf } from '../../../src/domain/publishing/publish.ts';

/** An immutable revision that the caller may read. Its content is the same for every caller. */
export type SeenConfig = {
  /** Cache key, unique across the revisions of all companies. */
  readonly name: string;
  readonly revision: string;
  readonly read: () => Promise<MerchantConfigDocument>;
};

/** A merchant's complete published configuration. An admin needs an open review session to read it. */
export class ReadMerchantConfig {
  readonly #authorise: AuthoriseCompany;

  constructor(authorise: AuthoriseCompany) {
    this.#authorise = authorise;
  }

  /** Returns the current revision found during authentication, or `undefined` if the caller may not read it. */
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

  /** Returns the configuration with its revision tag and all stored fields, even unknown ones. Secrets are masked. */
  execute(
    request: CompanyRequest,
  ): Promise<Result<MerchantConfigDocument & { readonly revision: string }, ServiceFailure>> {
    return this.#authorise.reading(request, async (unit, { tenant }) => {
      const company = await unit.companies.find(tenant.companyId);
      if (!company) return err({ kind: 'not-found' });
      const document = await unit.companies.readRevision(tenant.companyId, company.currentRevision);
      const revision = revisionTagOf(company.currentRevision);
      const { lastPublishedAt } = company;
      return ok({ ...maskConfiguration(document), revision, lastPublishedAt });
    });
  }
}
