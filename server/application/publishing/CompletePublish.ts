import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { CompanyWrite } from '../shared/CompanyRequest.ts';
import { changeRegistry } from '../shared/changeRegistry.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { revisionTagOf } from '../shared/revisionTag.ts';
import { makeCurrent } from './makeCurrent.ts';
import { refusePublish } from './refusePublish.ts';
import { findOwnPublish, type CompanyTransaction } from './CompanyTransaction.ts';
import { publishSummaryOf, type PublishSummary } from './publishSummary.ts';

/** Makes a publish's draft the current revision, in one transaction. Done twice, it answers the same. */
export class CompletePublish {
  readonly #transaction: CompanyTransaction;

  constructor(transaction: CompanyTransaction) {
    this.#transaction = transaction;
  }

  execute(request: CompanyWrite & { readonly publishId: string }): Promise<Result<PublishSummary, ServiceFailure>> {
    return this.#transaction.run(request, async (context) => {
      const found = await findOwnPublish(context, request.publishId);
      if (!found.ok) return found;
      const publish = found.value;
      if (publish.state === 'published') return ok(publishSummaryOf(publish));
      if (publish.state === 'given-up') return err({ kind: 'publish-closed' });
      const { unit, company } = context;
      if (publish.baseRevision !== company.currentRevision)
        return err({ kind: 'stale-revision', currentRevision: revisionTagOf(company.currentRevision) });
      const base = await unit.companies.readRevision(company.companyId, company.currentRevision);
      const changes = await unit.publishes.readChanges(company.companyId, publish.publishId);
      const written = await unit.publishes.readDraft(company.companyId, publish.publishId);
      const draft = changeRegistry.arrange(written, base, changes);
      const refused = refusePublish(base, draft);
      if (refused) return err(refused);
      return ok(publishSummaryOf(await makeCurrent(context, publish, draft, changes)));
    });
  }
}
