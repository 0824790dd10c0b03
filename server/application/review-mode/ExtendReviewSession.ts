import type { Clock } from '../../../src/application/shared/Clock.ts';
import { parseCompanyId } from '../../../src/domain/company/companyId.ts';
import { REVIEW_LIFE } from '../../../src/domain/review-mode/reviewTime.ts';
import { isStorableText } from '../../../src/domain/shared/findUnstorable.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { CompanyWrite } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { UnitOfWork } from '../shared/UnitOfWork.ts';
import { withIdempotency } from '../shared/withIdempotency.ts';
import type { OpenedReviewSession } from './OpenReviewSession.ts';

/**
 * An admin goes on with a review that is open, for a reason of its own: its time begins anew. What is over is not
 * extended but entered again.
 */
export class ExtendReviewSession {
  readonly #unitOfWork: UnitOfWork;
  readonly #clock: Clock;

  constructor(unitOfWork: UnitOfWork, clock: Clock) {
    this.#unitOfWork = unitOfWork;
    this.#clock = clock;
  }

  async execute(
    request: CompanyWrite & { readonly reviewSessionId: string; readonly reason: string },
  ): Promise<Result<OpenedReviewSession, ServiceFailure>> {
    const { principal, rootOrgId = principal.rootOrgId, reviewSessionId, reason } = request;
    const companyId = parseCompanyId(request.merchantId);
    const isOwner = parseCompanyId(rootOrgId) === principal.rootOrgId && principal.isAdmin;
    if (!companyId || !isOwner) return err({ kind: 'not-found' });
    if (!isStorableText(reason))
      return err({ kind: 'invalid', errors: [{ pointer: '/reason', message: 'not a text' }] });

    const now = this.#clock.now();
    const actor = { userId: principal.userId, name: principal.name };
    return this.#unitOfWork.inTenant({ rootOrgId: principal.rootOrgId, companyId }, (unit) =>
      withIdempotency(unit, { userId: actor.userId, now, request: request.idempotency }, async () => {
        const expiresAt = now + REVIEW_LIFE;
        const isOpen = await unit.reviewSessions.extend(companyId, actor.userId, reviewSessionId, { now, expiresAt });
        if (!isOpen) return err({ kind: 'not-found' });
        await unit.audit.append({
          at: now,
          actor,
          onBehalfOf: companyId,
          action: 'review.extended',
          detail: { reviewSessionId, reason },
        });
        return ok({ reviewSessionId, merchantId: companyId, expiresAt: new Date(expiresAt).toISOString() });
      }),
    );
  }
}
