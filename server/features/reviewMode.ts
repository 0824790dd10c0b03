import {
  actInReview,
  closeReviewSession,
  extendReviewSession,
  openReviewSession,
} from '../../contract/merchants/companies.ts';
import { putReviewConsent, readMerchantReviews } from '../../contract/review-mode/merchantReviews.ts';
import type { PastReview } from '../../src/domain/review-mode/merchantReviews.ts';
import { ok } from '../../src/domain/shared/result.ts';
import { SealedDrafts } from '../application/changes/SealedDrafts.ts';
import { ManageReviews } from '../application/review-mode/ManageReviews.ts';
import { OngoingReview } from '../application/review-mode/OngoingReview.ts';
import { OpenReviewSession } from '../application/review-mode/OpenReviewSession.ts';
import { ReviewTransaction } from '../application/review-mode/ReviewTransaction.ts';
import { AesDraftSeal } from '../infrastructure/changes/AesDraftSeal.ts';
import { companyRequest, keyedRequest } from '../infrastructure/http/calls/companyRequest.ts';
import { answered, done, serve } from '../infrastructure/http/calls/serve.ts';
import type { ServerFeature } from './ServerFeature.ts';
import { instantOf } from '../application/shared/instantOf.ts';

const reviewBody = ({ openedAt, actingSince, endedAt, versions, left, ...review }: PastReview) => ({
  ...review,
  openedAt: instantOf(openedAt),
  actingSince: instantOf(actingSince),
  endedAt: instantOf(endedAt),
  versions: [...versions],
  ...(left && { left: { ...left, keys: [...left.keys] } }),
});

export const reviewMode = {
  name: 'review-mode',
  auditActions: [
    'review.opened',
    'review.extended',
    'review.acting',
    'review.closed',
    'review.allowed',
    'review.withdrawn',
  ],
  serves({ authorise, unitOfWork, clock, ids, draftKeys }) {
    const transaction = new ReviewTransaction(unitOfWork, clock);
    const open = new OpenReviewSession(transaction, ids);
    const ongoing = new OngoingReview(transaction);
    const reviews = new ManageReviews(authorise, new SealedDrafts(new AesDraftSeal(draftKeys)), clock);
    return [
      serve(readMerchantReviews, async (request) => {
        const read = await reviews.read(companyRequest(request));
        if (!read.ok) return read;
        return ok({ body: { consent: read.value.consent, reviews: read.value.reviews.map(reviewBody) } });
      }),
      serve(putReviewConsent, async (request) => {
        const { isGiven } = request.body;
        const { requestId } = request.origin;
        return done(await reviews.consent({ ...companyRequest(request), isGiven, requestId }));
      }),
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
