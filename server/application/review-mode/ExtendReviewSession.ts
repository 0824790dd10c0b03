import { REVIEW_LIFE } from '../../../src/domain/shared/lifetimes.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { OpenedReviewSession } from './OpenReviewSession.ts';
import type { ReviewRequest, ReviewTransaction } from './ReviewTransaction.ts';

/**
 * An admin goes on with a review that is open, for a reason of its own: its time begins anew. What is over is not
 * extended but entered again.
 */
export class ExtendReviewSession {
  readonly #transaction: ReviewTransaction;

  constructor(transaction: ReviewTransaction) {
    this.#transaction = transaction;
  }

  execute(
    request: ReviewRequest & { readonly reviewSessionId: string; readonly reason: string },
  ): Promise<Result<OpenedReviewSession, ServiceFailure>> {
    const { reviewSessionId, reason } = request;
    return this.#transaction.run(request, async ({ unit, companyId, sessionId, now, record }) => {
      const expiresAt = now + REVIEW_LIFE;
      const isOpen = await unit.reviewSessions.extend(companyId, sessionId, reviewSessionId, { now, expiresAt });
      if (!isOpen) return err({ kind: 'not-found' });
      await record('review.extended', { reviewSessionId, reason });
      return ok({ reviewSessionId, merchantId: companyId, expiresAt: new Date(expiresAt).toISOString() });
    });
  }
}
