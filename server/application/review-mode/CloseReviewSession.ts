import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { CompanyWrite } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { ReviewTransaction } from './ReviewTransaction.ts';

/** An admin leaves review mode: only the admin's own session, and it is over at once. */
export class CloseReviewSession {
  readonly #transaction: ReviewTransaction;

  constructor(transaction: ReviewTransaction) {
    this.#transaction = transaction;
  }

  execute(request: CompanyWrite & { readonly reviewSessionId: string }): Promise<Result<void, ServiceFailure>> {
    const { reviewSessionId } = request;
    return this.#transaction.run(request, async ({ unit, companyId, admin, now, record }) => {
      const isClosed = await unit.reviewSessions.close(companyId, admin.userId, reviewSessionId, now);
      if (!isClosed) return err({ kind: 'not-found' });
      await record('review.closed', { reviewSessionId });
      return ok(undefined);
    });
  }
}
