import type { Ids } from '../../../src/application/shared/Ids.ts';
import { parseCompanyId } from '../../../src/domain/company/companyId.ts';
import { REVIEW_LIFE } from '../../../src/domain/shared/lifetimes.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { ReviewRequest, ReviewTransaction } from './ReviewTransaction.ts';
import { instantOf } from '../shared/instantOf.ts';

export type OpenedReviewSession = {
  readonly reviewSessionId: string;
  readonly merchantId: string;
  /** ISO 8601 instant in UTC. */
  readonly expiresAt: string;
};

export class OpenReviewSession {
  readonly #transaction: ReviewTransaction;
  readonly #ids: Ids;

  constructor(transaction: ReviewTransaction, ids: Ids) {
    this.#transaction = transaction;
    this.#ids = ids;
  }

  async execute(
    request: ReviewRequest & { readonly reason: string },
  ): Promise<Result<OpenedReviewSession, ServiceFailure>> {
    const { principal, reason } = request;
    // The owner's own organisation cannot be reviewed, because it is not a merchant.
    if (parseCompanyId(request.merchantId) === principal.organisationId) return err({ kind: 'not-found' });
    return this.#transaction.run(request, async ({ unit, companyId, admin, sessionId, now, consented, record }) => {
      if (!(await unit.companies.find(companyId))) return err({ kind: 'not-found' });
      const allowed = await consented();
      if (!allowed.ok) return allowed;
      const reviewSessionId = this.#ids.next();
      const expiresAt = now + REVIEW_LIFE;
      await unit.reviewSessions.add(companyId, { reviewSessionId, sessionId, admin, reason, openedAt: now, expiresAt });
      await record('review.opened', { reviewSessionId, reason });
      return ok({ reviewSessionId, merchantId: companyId, expiresAt: instantOf(expiresAt) });
    });
  }
}
