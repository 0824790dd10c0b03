import { closeReviewSession, openReviewSession } from '../../contract/merchants/companies.ts';
import { CloseReviewSession } from '../application/review-mode/CloseReviewSession.ts';
import { OpenReviewSession } from '../application/review-mode/OpenReviewSession.ts';
import { answered, done } from '../infrastructure/http/answered.ts';
import { keyedRequest } from '../infrastructure/http/companyRequest.ts';
import { serve } from '../infrastructure/http/serve.ts';
import type { ServerFeature } from './ServerFeature.ts';

export const reviewMode = {
  name: 'review-mode',
  auditActions: ['review.opened', 'review.closed'],
  serves({ unitOfWork, clock, ids }) {
    const open = new OpenReviewSession(unitOfWork, clock, ids);
    const close = new CloseReviewSession(unitOfWork, clock);
    return [
      serve(openReviewSession, async (request) =>
        answered(await open.execute({ ...keyedRequest(request), reason: request.body.reason })),
      ),
      serve(closeReviewSession, async (request) => {
        const { reviewSessionId } = request.params;
        return done(await close.execute({ ...keyedRequest(request), reviewSessionId }));
      }),
    ];
  },
} satisfies ServerFeature;
