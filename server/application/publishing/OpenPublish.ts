import type { Ids } from '../../../src/application/shared/Ids.ts';
import { PUBLISH_LEASE } from '../../../src/domain/publishing/publishLease.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { CompanyWrite } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { findUnstorable } from '../shared/findUnstorable.ts';
import { revisionOf, revisionTagOf } from '../shared/revisionTag.ts';
import { clearLapsedPublish, type CompanyTransaction } from './CompanyTransaction.ts';
import type { Publish, RecordedChange } from './PublishRepository.ts';
import { publishSummaryOf, type PublishSummary } from './publishSummary.ts';
import { withoutSecrets } from './withoutSecrets.ts';

export type OpenPublishRequest = CompanyWrite & {
  /** Entity tag of the revision the changes were made on. */
  readonly ifMatch?: string | undefined;
  readonly changes: readonly RecordedChange[];
};

/** Copies the revision that was read to a draft that the publish's writes go to; one open publish a company. */
export class OpenPublish {
  readonly #transaction: CompanyTransaction;
  readonly #ids: Ids;

  constructor(transaction: CompanyTransaction, ids: Ids) {
    this.#transaction = transaction;
    this.#ids = ids;
  }

  async execute(request: OpenPublishRequest): Promise<Result<PublishSummary, ServiceFailure>> {
    const { changes, ifMatch } = request;
    if (ifMatch === undefined) return err({ kind: 'precondition-required' });
    const unstorable = findUnstorable(changes, '/changes');
    if (unstorable !== undefined)
      return err({ kind: 'invalid', errors: [{ pointer: unstorable, message: 'not storable' }] });

    return this.#transaction.run(request, async (context) => {
      const { unit, acting, company, now, record } = context;
      if (revisionOf(ifMatch) !== company.currentRevision)
        return err({ kind: 'stale-revision', currentRevision: revisionTagOf(company.currentRevision) });
      const cleared = await clearLapsedPublish(context);
      if (!cleared.ok) return cleared;
      const publish: Publish = {
        publishId: this.#ids.next(),
        state: 'open',
        baseRevision: company.currentRevision,
        changeCount: changes.length,
        actor: acting.actor,
        onBehalfOf: acting.onBehalfOf,
        leaseExpiresAt: now + PUBLISH_LEASE,
        openedAt: now,
      };
      const draft = await unit.companies.readRevision(company.companyId, company.currentRevision);
      await unit.publishes.open(company.companyId, publish, draft, changes.map(withoutSecrets));
      await record('publish.opened', { publishId: publish.publishId, baseRevision: publish.baseRevision });
      return ok(publishSummaryOf(publish));
    });
  }
}
