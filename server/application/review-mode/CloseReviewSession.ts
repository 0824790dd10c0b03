import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { ReviewRequest, ReviewTransaction } from './ReviewTransaction.ts';

/** An admin leaves review mode: only a review of the same sign-in, and it is over at once. */
export class CloseReviewSession {
  readonly #transaction: ReviewTransaction;

  constructor(transaction: ReviewTransaction) {
    this.#transaction = transaction;
  }

  execute(request: ReviewRequest & { readonly reviewSessionId: string }): Promise<Result<void, ServiceFailure>> {
    const { reviewSessionId } = request;
    return this.#transaction.run(request, async ({ unit, companyId, admin, sessionId, now, record }) => {
      const isClosed = await unit.reviewSessions.close(companyId, sessionId, reviewSessionId, now);
      if (!isClosed) return err({ kind: 'not-found' });
      await unit.signals.send({ kind: 'access', userId: admin.userId });
      await record('review.closed', { reviewSessionId });
      return ok(undefined);
    });
  }
}
