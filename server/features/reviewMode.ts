import {
  actInReview,
  closeReviewSession,
  extendReviewSession,
  openReviewSession,
} from '../../contract/merchants/companies.ts';
import { OngoingReview } from '../application/review-mode/OngoingReview.ts';
import { OpenReviewSession } from '../application/review-mode/OpenReviewSession.ts';
import { ReviewTransaction } from '../application/review-mode/ReviewTransaction.ts';
import { answered, done } from '../infrastructure/http/answered.ts';
import { keyedRequest } from '../infrastructure/http/companyRequest.ts';
import { serve } from '../infrastructure/http/serve.ts';
import type { ServerFeature } from './ServerFeature.ts';

export const reviewMode = {
  name: 'review-mode',
  auditActions: ['review.opened', 'review.extended', 'review.acting', 'review.closed'],
  serves({ unitOfWork, clock, ids }) {
    const transaction = new ReviewTransaction(unitOfWork, clock);
    const open = new OpenReviewSession(transaction, ids);
    const ongoing = new OngoingReview(transaction);
    return [
      serve(openReviewSession, async (request) =>
        answered(await open.execute({ ...keyedRequest(request), origin: request.origin, reason: request.body.reason })),
      ),
      serve(extendReviewSession, async (request) => {
        const { reviewSessionId } = request.params;
        const { reason } = request.body;
        return answered(
          await ongoing.extend({ ...keyedRequest(request), origin: request.origin, reviewSessionId, reason }),
        );
      }),
      serve(actInReview, async (request) => {
        const { reviewSessionId } = request.params;
        return done(await ongoing.act({ ...keyedRequest(request), origin: request.origin, reviewSessionId }));
      }),
      serve(closeReviewSession, async (request) => {
        const { reviewSessionId } = request.params;
        return done(await ongoing.close({ ...keyedRequest(request), origin: request.origin, reviewSessionId }));
      }),
    ];
  },
} satisfies ServerFeature;
