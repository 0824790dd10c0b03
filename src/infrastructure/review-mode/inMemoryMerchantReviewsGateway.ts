import type { MerchantReviewsGateway } from '../../application/review-mode/MerchantReviewsGateway.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import { leftPending, reviewOfEdit, type AdminReview } from '../../domain/review-mode/leftPending.ts';
import { MAX_REVIEWS, type LeftPending } from '../../domain/review-mode/merchantReviews.ts';
import { revisionNumber } from '../../domain/publishing/process/stoppedPublish.ts';
import { may } from '../../domain/session/rights.ts';
import type { AllowedRoles } from '../../domain/session/role.ts';
import { err, ok } from '../../domain/shared/result.ts';
import { browserDraftKey, type StoredDrafts } from '../changes/StoredDrafts.ts';
import type { DemoService } from '../demo/DemoService.ts';

export function inMemoryMerchantReviewsGateway(
  service: DemoService,
  drafts: StoredDrafts,
  allowed: AllowedRoles,
  clock: Clock,
): MerchantReviewsGateway {
  function leftIn(review: AdminReview, all: readonly AdminReview[], companyId: string): LeftPending | undefined {
    const { adminUserId } = review;
    const key = browserDraftKey(adminUserId, companyId);
    const editedAt = drafts.find(key)?.editedAt;
    const isLast = editedAt !== undefined && reviewOfEdit(all, adminUserId, editedAt) === review;
    return isLast ? leftPending(drafts.read(key).changes, adminUserId === service.userId) : undefined;
  }

  return {
    async read({ rootOrgId, companyId }) {
      const publishes = service.company(companyId)?.history.records();
      if (!service.mayActOn(rootOrgId, companyId) || !publishes) return err({ kind: 'not-found' });
      const now = clock.now();
      const reviews = service.reviews.of(companyId, now).slice(0, MAX_REVIEWS);
      const listed = reviews.map(({ companyId: _companyId, expiresAt: _expiresAt, ...review }) => ({
        ...review,
        versions: publishes
          .filter(({ onBehalfOf, actorName, at }) => {
            const time = Date.parse(at);
            const { adminName, actingSince = Infinity, endedAt = Infinity } = review;
            return onBehalfOf !== undefined && actorName === adminName && time >= actingSince && time <= endedAt;
          })
          .map(({ publishId, revision }) => ({ publishId, revision: Number(revisionNumber(revision)) }))
          .toReversed(),
      }));
      return ok({
        consent: service.reviewConsent(companyId),
        reviews: listed.map((review) => {
          const { adminUserId: _adminUserId, ...publicFields } = review;
          return { ...publicFields, left: leftIn(review, listed, companyId) };
        }),
      });
    },
    async consent(merchant, isGiven) {
      const { rootOrgId, companyId } = merchant;
      if (!service.isOwnCompany(rootOrgId, companyId)) return err({ kind: 'not-found' });
      if (!may('people', service.signedIn?.roles ?? [], allowed)) return err({ kind: 'forbidden' });
      const consentBefore = service.reviewConsent(companyId);
      if (consentBefore.isGiven === isGiven) return ok(undefined);
      const { consenting } = service.reviews;
      if (isGiven) consenting.add(companyId);
      else consenting.delete(companyId);
      if (!isGiven && consentBefore.isRequired) service.reviews.end(companyId, clock.now());
      service.record(companyId, isGiven ? 'review.allowed' : 'review.withdrawn');
      return ok(undefined);
    },
  };
}
