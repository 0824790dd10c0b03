import type { Clock } from '../../../src/application/shared/Clock.ts';
import { leftPending, reviewOfEdit, type AdminReview } from '../../../src/domain/review-mode/leftPending.ts';
import {
  MAX_REVIEWS,
  type LeftPending,
  type MerchantReviews,
} from '../../../src/domain/review-mode/merchantReviews.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { SealedDrafts } from '../changes/SealedDrafts.ts';
import type { Acting, CompanyRequest } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { TenantUnit } from '../shared/UnitOfWork.ts';
import type { AuthoriseCompany } from './AuthoriseCompany.ts';

/** Lists a merchant's reviews and changes its consent to them. Only the merchant's own staff may use this. */
export class ManageReviews {
  readonly #authorise: AuthoriseCompany;
  readonly #drafts: SealedDrafts;
  readonly #clock: Clock;

  constructor(authorise: AuthoriseCompany, drafts: SealedDrafts, clock: Clock) {
    this.#authorise = authorise;
    this.#drafts = drafts;
    this.#clock = clock;
  }

  read(request: CompanyRequest): Promise<Result<MerchantReviews, ServiceFailure>> {
    return this.#authorise.reading(request, async (unit, acting) => {
      const { companyId } = acting.tenant;
      const now = this.#clock.now();
      const consent = await unit.reviewSessions.consentOf(companyId);
      const reviews = await unit.reviewSessions.listNewest(companyId, MAX_REVIEWS, now);
      const leftDrafts = await this.#leftIn(reviews, unit, acting, now);
      return ok({
        consent,
        reviews: reviews.map(({ adminUserId: _adminUserId, ...review }) => ({
          ...review,
          left: leftDrafts.get(review.reviewSessionId),
        })),
      });
    });
  }

  /** Finds the drafts that admins left in ended reviews, grouped by review. Decrypts only these drafts. */
  async #leftIn(
    reviews: readonly AdminReview[],
    unit: TenantUnit,
    { tenant, actor }: Acting,
    now: number,
  ): Promise<ReadonlyMap<string, LeftPending>> {
    const leftDrafts = new Map<string, LeftPending>();
    const admins = [...new Set(reviews.map(({ adminUserId }) => adminUserId))];
    if (admins.length === 0) return leftDrafts;
    for (const [userId, { editedAt }] of await unit.drafts.findRevisions(tenant.companyId, admins)) {
      const review = reviewOfEdit(reviews, userId, editedAt);
      if (!review) continue;
      const { changes } = await this.#drafts.read(unit, { tenant, actor: { userId, name: review.adminName } }, now);
      const pending = leftPending(changes, userId === actor.userId);
      if (pending) leftDrafts.set(review.reviewSessionId, pending);
    }
    return leftDrafts;
  }

  /** Changes the merchant's consent. If the owner requires consent, withdrawing it ends all reviews. */
  consent(
    request: CompanyRequest & { readonly isGiven: boolean; readonly requestId?: string | undefined },
  ): Promise<Result<void, ServiceFailure>> {
    const { isGiven, requestId } = request;
    return this.#authorise.own(request, async (unit, { tenant: { companyId }, actor }) => {
      const now = this.#clock.now();
      if (!(await unit.companies.lock(companyId))) return err({ kind: 'not-found' });
      const withinQuota = await unit.usage.spend('writes', now);
      if (!withinQuota.ok) return withinQuota;
      const before = await unit.reviewSessions.consentOf(companyId);
      if (before.isGiven === isGiven) return ok(undefined);
      await unit.reviewSessions.setConsent(companyId, isGiven);
      const endedFor = !isGiven && before.isRequired ? await unit.reviewSessions.closeAll(companyId, now) : [];
      for (const userId of endedFor) await unit.signals.send({ kind: 'access', userId });
      await unit.audit.append({
        at: now,
        actor,
        action: isGiven ? 'review.allowed' : 'review.withdrawn',
        requestId,
        detail: {},
      });
      return ok(undefined);
    });
  }
}
