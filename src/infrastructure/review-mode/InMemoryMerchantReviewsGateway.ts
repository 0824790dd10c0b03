import type { MerchantReviewsGateway, ReviewedMerchant } from '../../application/review-mode/MerchantReviewsGateway.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { leftPending, reviewOfEdit, type AdminReview } from '../../domain/review-mode/leftPending.ts';
import { MAX_REVIEWS, type LeftPending, type MerchantReviews } from '../../domain/review-mode/merchantReviews.ts';
import { revisionNumber } from '../../domain/publishing/process/stoppedPublish.ts';
import { may } from '../../domain/session/rights.ts';
import type { AllowedRoles } from '../../domain/session/role.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { browserDraftKey, type StoredDrafts } from '../changes/StoredDrafts.ts';
import type { DemoService } from '../demo/DemoService.ts';

export class InMemoryMerchantReviewsGateway implements MerchantReviewsGateway {
  readonly #service: DemoService;
  readonly #drafts: StoredDrafts;
  readonly #allowed: AllowedRoles;
  readonly #clock: Clock;

  constructor(service: DemoService, drafts: StoredDrafts, allowed: AllowedRoles, clock: Clock) {
    this.#service = service;
    this.#drafts = drafts;
    this.#allowed = allowed;
    this.#clock = clock;
  }

  async read({ rootOrgId, companyId }: ReviewedMerchant): Promise<Result<MerchantReviews, PortFailure>> {
    const publishes = this.#service.company(companyId)?.history.records();
    if (!this.#service.mayActOn(rootOrgId, companyId) || !publishes) return err({ kind: 'not-found' });
    const now = this.#clock.now();
    const reviews = this.#service.reviews.of(companyId, now).slice(0, MAX_REVIEWS);
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
      consent: this.#service.reviewConsent(companyId),
      reviews: listed.map((review) => {
        const { adminUserId: _adminUserId, ...publicFields } = review;
        return { ...publicFields, left: this.#leftIn(review, listed, companyId) };
      }),
    });
  }

  #leftIn(review: AdminReview, all: readonly AdminReview[], companyId: string): LeftPending | undefined {
    const { adminUserId } = review;
    const key = browserDraftKey(adminUserId, companyId);
    const editedAt = this.#drafts.find(key)?.editedAt;
    const isLast = editedAt !== undefined && reviewOfEdit(all, adminUserId, editedAt) === review;
    return isLast ? leftPending(this.#drafts.read(key).changes, adminUserId === this.#service.userId) : undefined;
  }

  async consent(merchant: ReviewedMerchant, isGiven: boolean): Promise<Result<void, PortFailure>> {
    const { rootOrgId, companyId } = merchant;
    if (!this.#service.isOwnCompany(rootOrgId, companyId)) return err({ kind: 'not-found' });
    if (!may('people', this.#service.signedIn?.roles ?? [], this.#allowed)) return err({ kind: 'forbidden' });
    const consentBefore = this.#service.reviewConsent(companyId);
    if (consentBefore.isGiven === isGiven) return ok(undefined);
    const { consenting } = this.#service.reviews;
    if (isGiven) consenting.add(companyId);
    else consenting.delete(companyId);
    if (!isGiven && consentBefore.isRequired) this.#service.reviews.end(companyId, this.#clock.now());
    this.#service.record(companyId, isGiven ? 'review.allowed' : 'review.withdrawn');
    return ok(undefined);
  }
}
