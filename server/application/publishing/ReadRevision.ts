import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import { maskConfiguration } from '../../../src/domain/carriers/account/accountSecrets.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { AuthoriseCompany } from '../review-mode/AuthoriseCompany.ts';
import type { CompanyRequest } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { revisionOf, revisionTagOf } from '../../../src/domain/publishing/publish.ts';

/** Reads one immutable revision. Every user who may read the current revision may also read earlier ones. */
export class ReadRevision {
  readonly #authorise: AuthoriseCompany;

  constructor(authorise: AuthoriseCompany) {
    this.#authorise = authorise;
  }

  /** @param request with `revision` without the quotes of its tag, e.g. `r17` */
  execute(
    request: CompanyRequest & { readonly revision: string },
  ): Promise<Result<MerchantConfigDocument, ServiceFailure>> {
    return this.#authorise.reading(request, async (unit, { tenant }) => {
      const revision = revisionOf(`"${request.revision}"`);
      const document =
        revision === undefined ? undefined : await unit.companies.findRevision(tenant.companyId, revision);
      if (revision === undefined || !document) return err({ kind: 'not-found' });
      return ok({ ...maskConfiguration(document), revision: revisionTagOf(revision) });
    });
  }
}
