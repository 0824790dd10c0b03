import type { ReviewSessionGateway } from '../../application/review-mode/ReviewSessionGateway.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { Ids } from '../../application/shared/Ids.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import type { ReviewSession } from '../../domain/review-mode/reviewState.ts';
import { letsReviewsIn } from '../../domain/review-mode/merchantReviews.ts';
import { REVIEW_LIFE } from '../../domain/shared/lifetimes.ts';
import { err, ok } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';

export function inMemoryReviewSessionGateway(service: DemoService, clock: Clock, ids: Ids): ReviewSessionGateway {
  const isLetIn = (merchantId: CompanyId): boolean => letsReviewsIn(service.reviewConsent(merchantId));

  function isOpen({ reviewSessionId, expiresAt }: ReviewSession): boolean {
    const now = clock.now();
    return !service.reviews.hasEnded(reviewSessionId, now) && expiresAt > now;
  }

  return {
    async open(_rootOrgId, merchantId, reason) {
      if (reason.trim() === '') return err({ kind: 'rejected', status: 400 });
      const company = service.configuration(merchantId);
      if (!company.ok) return company;
      if (!isLetIn(merchantId)) return err({ kind: 'forbidden' });
      service.record(merchantId, 'review.opened', { reason });
      service.readOnly.add(merchantId);
      const openedAt = clock.now();
      const expiresAt = openedAt + REVIEW_LIFE;
      const reviewSessionId = ids.next();
      const { userId: adminUserId, signedIn, reviews } = service;
      const adminName = signedIn?.name ?? '';
      reviews.add({ reviewSessionId, companyId: merchantId, adminUserId, adminName, reason, openedAt, expiresAt });
      return ok({ reviewSessionId, merchantId, reason, expiresAt, isActing: false });
    },
    async extend(_rootOrgId, session, reason) {
      if (reason.trim() === '') return err({ kind: 'rejected', status: 400 });
      if (!isLetIn(session.merchantId)) return err({ kind: 'forbidden' });
      if (!isOpen(session)) return err({ kind: 'not-found' });
      service.record(session.merchantId, 'review.extended', { reason });
      const expiresAt = clock.now() + REVIEW_LIFE;
      service.reviews.change(session.reviewSessionId, { expiresAt });
      return ok({ ...session, reason, expiresAt });
    },
    async act(_rootOrgId, session) {
      if (!isLetIn(session.merchantId)) return err({ kind: 'forbidden' });
      if (!isOpen(session)) return err({ kind: 'not-found' });
      service.readOnly.delete(session.merchantId);
      service.reviews.change(session.reviewSessionId, { actingSince: clock.now() });
      service.record(session.merchantId, 'review.acting');
      return ok({ ...session, isActing: true });
    },
    async close(_rootOrgId, session) {
      if (!isOpen(session)) return err({ kind: 'not-found' });
      service.reviews.end(session.merchantId, clock.now());
      service.record(session.merchantId, 'review.closed');
      return ok(undefined);
    },
  };
}
