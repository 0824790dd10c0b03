import type { ConfigurationParts } from '../../../src/domain/publishing/configurationParts.ts';
import { completed, decideCompletion } from '../../../src/domain/publishing/publishProtocol.ts';
import { ok, type Result } from '../../../src/domain/shared/result.ts';
import type { CompanyWrite } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { CompanyTransaction } from './CompanyTransaction.ts';
import { makeCurrent } from './makeCurrent.ts';
import { publishSummaryOf, type PublishSummary } from './publishSummary.ts';

/** Makes a publish's draft the current revision, in one transaction. Done twice, it answers the same. */
export class CompletePublish {
  readonly #transaction: CompanyTransaction;
  readonly #parts: ConfigurationParts;

  constructor(transaction: CompanyTransaction, parts: ConfigurationParts) {
    this.#transaction = transaction;
    this.#parts = parts;
  }

  execute({
    publishId,
    ...request
  }: CompanyWrite & { readonly publishId: string }): Promise<Result<PublishSummary, ServiceFailure>> {
    return this.#transaction.run(request, async (context) => {
      const { unit, acting, company } = context;
      const { companyId, currentRevision } = company;
      const found = await unit.publishes.find(companyId, publishId);
      const decided = decideCompletion(found, { userId: acting.actor.userId, currentRevision });
      if (!decided.ok) return decided;
      const { publish, isRepeated } = decided.value;
      if (isRepeated) return ok(publishSummaryOf(publish));
      const base = await unit.companies.readRevision(companyId, currentRevision);
      const changes = await unit.publishes.readChanges(companyId, publishId);
      const draft = await unit.publishes.readDraft(companyId, publishId);
      const next = completed(draft, base, changes, this.#parts);
      if (!next.ok) return next;
      return ok(publishSummaryOf(await makeCurrent(context, publish, next.value, changes)));
    });
  }
}
