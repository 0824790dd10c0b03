import type { Clock } from '../../../src/application/shared/Clock.ts';
import type { Ids } from '../../../src/application/shared/Ids.ts';
import { parseCompanyId } from '../../../src/domain/company/companyId.ts';
import { REVIEW_LIFE } from '../../../src/domain/review-mode/reviewTime.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { CompanyWrite } from '../shared/CompanyRequest.ts';
import type { UnitOfWork } from '../shared/UnitOfWork.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { isStorableText } from '../../../src/domain/shared/findUnstorable.ts';
import { withIdempotency } from '../shared/withIdempotency.ts';

export type OpenedReviewSession = {
  readonly reviewSessionId: string;
  readonly merchantId: string;
  /** ISO 8601 instant in UTC. */
  readonly expiresAt: string;
};

/** An admin enters review mode on a merchant of the owner, with a reason the merchant can read later. */
export class OpenReviewSession {
  readonly #unitOfWork: UnitOfWork;
  readonly #clock: Clock;
  readonly #ids: Ids;

  constructor(unitOfWork: UnitOfWork, clock: Clock, ids: Ids) {
    this.#unitOfWork = unitOfWork;
    this.#clock = clock;
    this.#ids = ids;
  }

  async execute(
    request: CompanyWrite & { readonly reason: string },
  ): Promise<Result<OpenedReviewSession, ServiceFailure>> {
    const { principal, rootOrgId = principal.rootOrgId, reason } = request;
    const companyId = parseCompanyId(request.merchantId);
    const isOwner = parseCompanyId(rootOrgId) === principal.rootOrgId && principal.isAdmin;
    if (!companyId || !isOwner || companyId === principal.organisationId) return err({ kind: 'not-found' });
    if (!isStorableText(reason))
      return err({ kind: 'invalid', errors: [{ pointer: '/reason', message: 'not a text' }] });

    const openedAt = this.#clock.now();
    const actor = { userId: principal.userId, name: principal.name };
    return this.#unitOfWork.inTenant({ rootOrgId: principal.rootOrgId, companyId }, (unit) =>
      withIdempotency(unit, { userId: actor.userId, now: openedAt, request: request.idempotency }, async () => {
        if (!(await unit.companies.find(companyId))) return err({ kind: 'not-found' });
        const reviewSessionId = this.#ids.next();
        const expiresAt = openedAt + REVIEW_LIFE;
        await unit.reviewSessions.add(companyId, { reviewSessionId, admin: actor, reason, openedAt, expiresAt });
        await unit.audit.append({
          at: openedAt,
          actor,
          onBehalfOf: companyId,
          action: 'review.opened',
          detail: { reviewSessionId, reason },
        });
        return ok({ reviewSessionId, merchantId: companyId, expiresAt: new Date(expiresAt).toISOString() });
      }),
    );
  }
}
