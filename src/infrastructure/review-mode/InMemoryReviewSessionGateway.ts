import type { ReviewSessionGateway } from '../../application/review-mode/ReviewSessionGateway.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { Ids } from '../../application/shared/Ids.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import type { ReviewSession } from '../../domain/review-mode/reviewState.ts';
import { letsReviewsIn } from '../../domain/review-mode/merchantReviews.ts';
import { REVIEW_LIFE } from '../../domain/shared/lifetimes.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';

export class InMemoryReviewSessionGateway implements ReviewSessionGateway {
  readonly #service: DemoService;
  readonly #clock: Clock;
  readonly #ids: Ids;

  constructor(service: DemoService, clock: Clock, ids: Ids) {
    this.#service = service;
    this.#clock = clock;
    this.#ids = ids;
  }

  async open(_rootOrgId: string, merchantId: CompanyId, reason: string): Promise<Result<ReviewSession, PortFailure>> {
    if (reason.trim() === '') return err({ kind: 'rejected', status: 400 });
    const company = this.#service.configuration(merchantId);
    if (!company.ok) return company;
    if (!this.#isLetIn(merchantId)) return err({ kind: 'forbidden' });
    this.#service.record(merchantId, 'review.opened', { reason });
    this.#service.readOnly.add(merchantId);
    const openedAt = this.#clock.now();
    const expiresAt = openedAt + REVIEW_LIFE;
    const reviewSessionId = this.#ids.next();
    const { userId: adminUserId, signedIn, reviews } = this.#service;
    const adminName = signedIn?.name ?? '';
    reviews.add({ reviewSessionId, companyId: merchantId, adminUserId, adminName, reason, openedAt, expiresAt });
    return ok({ reviewSessionId, merchantId, reason, expiresAt, isActing: false });
  }

  async extend(
    _rootOrgId: string,
    session: ReviewSession,
    reason: string,
  ): Promise<Result<ReviewSession, PortFailure>> {
    if (reason.trim() === '') return err({ kind: 'rejected', status: 400 });
    if (!this.#isLetIn(session.merchantId)) return err({ kind: 'forbidden' });
    if (!this.#isOpen(session)) return err({ kind: 'not-found' });
    this.#service.record(session.merchantId, 'review.extended', { reason });
    const expiresAt = this.#clock.now() + REVIEW_LIFE;
    this.#service.reviews.change(session.reviewSessionId, { expiresAt });
    return ok({ ...session, reason, expiresAt });
  }

  async act(_rootOrgId: string, session: ReviewSession): Promise<Result<ReviewSession, PortFailure>> {
    if (!this.#isLetIn(session.merchantId)) return err({ kind: 'forbidden' });
    if (!this.#isOpen(session)) return err({ kind: 'not-found' });
    this.#service.readOnly.delete(session.merchantId);
    this.#service.reviews.change(session.reviewSessionId, { actingSince: this.#clock.now() });
    this.#service.record(session.merchantId, 'review.acting');
    return ok({ ...session, isActing: true });
  }

  async close(_rootOrgId: string, session: ReviewSession): Promise<Result<void, PortFailure>> {
    if (!this.#isOpen(session)) return err({ kind: 'not-found' });
    this.#service.reviews.end(session.merchantId, this.#clock.now());
    this.#service.record(session.merchantId, 'review.closed');
    return ok(undefined);
  }

  #isLetIn(merchantId: CompanyId): boolean {
    return letsReviewsIn(this.#service.reviewConsent(merchantId));
  }

  #isOpen({ reviewSessionId, expiresAt }: ReviewSession): boolean {
    const now = this.#clock.now();
    return !this.#service.reviews.hasEnded(reviewSessionId, now) && expiresAt > now;
  }
}
