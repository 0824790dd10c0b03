import { REVIEW_LIFE } from '../../../src/domain/shared/lifetimes.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { OpenedReviewSession } from './OpenReviewSession.ts';
import type { ReviewContext, ReviewRequest, ReviewTransaction } from './ReviewTransaction.ts';
import { instantOf } from '../shared/instantOf.ts';

export type OngoingReviewRequest = ReviewRequest & { readonly reviewSessionId: string };

/** Changes an open review of the same sign-in. Any other review is reported as not found. */
export class OngoingReview {
  readonly #transaction: ReviewTransaction;

  constructor(transaction: ReviewTransaction) {
    this.#transaction = transaction;
  }

  act(request: OngoingReviewRequest): Promise<Result<void, ServiceFailure>> {
    const { reviewSessionId } = request;
    return this.#transaction.run(request, async ({ unit, companyId, sessionId, now, consented, record }) => {
      const allowed = await consented();
      if (!allowed.ok) return allowed;
      return this.#after(unit.reviewSessions.act(companyId, sessionId, reviewSessionId, now), () =>
        record('review.acting', { reviewSessionId }),
      );
    });
  }

  /** Extends the review with a new reason; the new time starts now. An ended review must be opened again. */
  extend(
    request: OngoingReviewRequest & { readonly reason: string },
  ): Promise<Result<OpenedReviewSession, ServiceFailure>> {
    const { reviewSessionId, reason } = request;
    return this.#transaction.run(request, async ({ unit, companyId, sessionId, now, consented, record }) => {
      const allowed = await consented();
      if (!allowed.ok) return allowed;
      const expiresAt = now + REVIEW_LIFE;
      const extended = await this.#after(
        unit.reviewSessions.extend(companyId, sessionId, reviewSessionId, { now, expiresAt }),
        () => record('review.extended', { reviewSessionId, reason }),
      );
      if (!extended.ok) return extended;
      return ok({ reviewSessionId, merchantId: companyId, expiresAt: instantOf(expiresAt) });
    });
  }

  /** Ends the review and all other reviews of this merchant by the same sign-in, e.g. one in a second tab. */
  close(request: OngoingReviewRequest): Promise<Result<void, ServiceFailure>> {
    const { reviewSessionId } = request;
    return this.#transaction.run(request, (context) => {
      const { unit, companyId, sessionId, now } = context;
      return this.#after(unit.reviewSessions.close(companyId, sessionId, reviewSessionId, now), () =>
        closeOthers(context, reviewSessionId),
      );
    });
  }

  async #after(change: Promise<boolean>, notify: () => Promise<void>): Promise<Result<void, ServiceFailure>> {
    if (!(await change)) return err({ kind: 'not-found' });
    await notify();
    return ok(undefined);
  }
}

async function closeOthers(context: ReviewContext, closedReviewId: string): Promise<void> {
  const { unit, companyId, admin, sessionId, now, record } = context;
  await unit.signals.send({ kind: 'access', userId: admin.userId });
  await record('review.closed', { reviewSessionId: closedReviewId });
  const openReviews = await unit.reviewSessions.listOpenOf(sessionId, now);
  for (const other of openReviews) {
    if (other.companyId !== companyId) continue;
    await unit.reviewSessions.close(companyId, sessionId, other.reviewSessionId, now);
    await record('review.closed', { reviewSessionId: other.reviewSessionId, because: 'left-another' });
  }
}
