import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { ReviewRequest, ReviewTransaction } from './ReviewTransaction.ts';

/** An admin who looked at a merchant begins to act for it: an act of its own, which the merchant's audit log tells of. */
export class ActInReview {
  readonly #transaction: ReviewTransaction;

  constructor(transaction: ReviewTransaction) {
    this.#transaction = transaction;
  }

  execute(request: ReviewRequest & { readonly reviewSessionId: string }): Promise<Result<void, ServiceFailure>> {
    const { reviewSessionId } = request;
    return this.#transaction.run(request, async ({ unit, companyId, sessionId, now, record }) => {
      const isOpen = await unit.reviewSessions.act(companyId, sessionId, reviewSessionId, now);
      if (!isOpen) return err({ kind: 'not-found' });
      await record('review.acting', { reviewSessionId });
      return ok(undefined);
    });
  }
}
