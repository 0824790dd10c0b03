import type { Clock } from '../../../src/application/shared/Clock.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { CompanyWrite } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { withIdempotency } from '../shared/withIdempotency.ts';
import { parseCompanyId } from '../../../src/domain/company/companyId.ts';
import type { UnitOfWork } from '../shared/UnitOfWork.ts';

/** An admin leaves review mode: only the admin's own session, and it is over at once. */
export class CloseReviewSession {
  readonly #unitOfWork: UnitOfWork;
  readonly #clock: Clock;

  constructor(unitOfWork: UnitOfWork, clock: Clock) {
    this.#unitOfWork = unitOfWork;
    this.#clock = clock;
  }

  async execute(request: CompanyWrite & { readonly reviewSessionId: string }): Promise<Result<void, ServiceFailure>> {
    const { principal, rootOrgId = principal.rootOrgId, reviewSessionId } = request;
    const companyId = parseCompanyId(request.merchantId);
    const isOwner = parseCompanyId(rootOrgId) === principal.rootOrgId && principal.isAdmin;
    if (!companyId || !isOwner) return err({ kind: 'not-found' });

    const at = this.#clock.now();
    const actor = { userId: principal.userId, name: principal.name };
    return this.#unitOfWork.inTenant({ rootOrgId: principal.rootOrgId, companyId }, (unit) =>
      withIdempotency(unit, { userId: actor.userId, now: at, request: request.idempotency }, async () => {
        const closed = await unit.reviewSessions.close(companyId, actor.userId, reviewSessionId, at);
        if (!closed) return err({ kind: 'not-found' });
        await unit.audit.append({
          at,
          actor,
          onBehalfOf: companyId,
          action: 'review.closed',
          detail: { reviewSessionId },
        });
        return ok(undefined);
      }),
    );
  }
}
