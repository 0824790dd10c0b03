import type { ConfigurationParts } from '../../../src/domain/publishing/configurationParts.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { AuthoriseCompany } from '../review-mode/AuthoriseCompany.ts';
import type { CompanyRequest } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { RecordedChange } from './PublishRepository.ts';
import { fullSummaryOf, type PublishSummary } from './publishSummary.ts';

export class ReadPublish {
  readonly #authorise: AuthoriseCompany;
  readonly #parts: ConfigurationParts;

  constructor(authorise: AuthoriseCompany, parts: ConfigurationParts) {
    this.#authorise = authorise;
    this.#parts = parts;
  }

  execute(
    request: CompanyRequest & { readonly publishId: string },
  ): Promise<Result<PublishSummary & { readonly changes: readonly RecordedChange[] }, ServiceFailure>> {
    return this.#authorise.reading(request, async (unit, { tenant }) => {
      const publish = await unit.publishes.find(tenant.companyId, request.publishId);
      if (!publish) return err({ kind: 'not-found' });
      const changes = await unit.publishes.readChanges(tenant.companyId, request.publishId);
      const { reverts } = publish;
      const revertedPublishes = reverts
        ? await unit.publishes.listByRevision(tenant.companyId, [reverts.revision])
        : [];
      const summary = fullSummaryOf(publish, revertedPublishes, this.#parts);
      // Mask secrets again, because earlier releases stored unmasked values.
      return ok({ ...summary, changes: changes.map((change) => this.#parts.recorded(change)) });
    });
  }
}
