import type { Clock } from '../../../src/application/shared/Clock.ts';
import { MOST_REVIEWS, type MerchantReviews } from '../../../src/domain/review-mode/merchantReviews.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { CompanyRequest } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { AuthoriseCompany } from './AuthoriseCompany.ts';

/** What a merchant is told of the reviews of it, and whether it lets the owner's admins in: its own staff alone decide. */
export class ManageReviews {
  readonly #authorise: AuthoriseCompany;
  readonly #clock: Clock;

  constructor(authorise: AuthoriseCompany, clock: Clock) {
    this.#authorise = authorise;
    this.#clock = clock;
  }

  read(request: CompanyRequest): Promise<Result<MerchantReviews, ServiceFailure>> {
    return this.#authorise.reading(request, async ({ reviewSessions }, { tenant: { companyId } }) =>
      ok({
        consent: await reviewSessions.consentOf(companyId),
        reviews: await reviewSessions.listNewest(companyId, MOST_REVIEWS, this.#clock.now()),
      }),
    );
  }

  /** Where the owner requires consent, no review outlives it. */
  consent(
    request: CompanyRequest & { readonly isGiven: boolean; readonly requestId?: string | undefined },
  ): Promise<Result<void, ServiceFailure>> {
    const { isGiven, requestId } = request;
    return this.#authorise.own(request, async (unit, { tenant: { companyId }, actor }) => {
      const now = this.#clock.now();
      if (!(await unit.companies.lock(companyId))) return err({ kind: 'not-found' });
      const spent = await unit.usage.spend('writes', now);
      if (!spent.ok) return spent;
      const before = await unit.reviewSessions.consentOf(companyId);
      if (before.isGiven === isGiven) return ok(undefined);
      await unit.reviewSessions.setConsent(companyId, isGiven);
      const ended = !isGiven && before.isRequired ? await unit.reviewSessions.closeAll(companyId, now) : [];
      for (const userId of ended) await unit.signals.send({ kind: 'access', userId });
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
