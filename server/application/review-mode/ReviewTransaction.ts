import type { Clock } from '../../../src/application/shared/Clock.ts';
import { parseCompanyId, type CompanyId } from '../../../src/domain/company/companyId.ts';
import { letsReviewsIn } from '../../../src/domain/review-mode/merchantReviews.ts';
import { isStorableText } from '../../../src/domain/shared/findUnstorable.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { AuditAction } from '../../../src/domain/activity/activityKinds.ts';
import type { CompanyWrite } from '../shared/CompanyRequest.ts';
import type { RequestOrigin } from '../shared/Principal.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { TenantUnit, UnitOfWork } from '../shared/UnitOfWork.ts';
import { withIdempotency } from '../shared/withIdempotency.ts';
import { refused } from '../../../src/domain/shared/write.ts';

export type ReviewRequest = CompanyWrite & {
  readonly reason?: string;
  readonly origin?: RequestOrigin | undefined;
};

export type ReviewContext = {
  readonly unit: TenantUnit;
  readonly companyId: CompanyId;
  readonly admin: { readonly userId: string; readonly name: string };
  readonly sessionId: string;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: number;
  /** Returns an error if the owner requires consent and the merchant has not given it. */
  readonly consented: () => Promise<Result<void, ServiceFailure>>;
  readonly record: (action: AuditAction, detail: Readonly<Record<string, unknown>>) => Promise<void>;
};

/** Runs a write about a review in one transaction of the merchant: only for an admin and once per idempotency key. */
export class ReviewTransaction {
  readonly #unitOfWork: UnitOfWork;
  readonly #clock: Clock;

  constructor(unitOfWork: UnitOfWork, clock: Clock) {
    this.#unitOfWork = unitOfWork;
    this.#clock = clock;
  }

  async run<T>(
    request: ReviewRequest,
    act: (context: ReviewContext) => Promise<Result<T, ServiceFailure>>,
  ): Promise<Result<T, ServiceFailure>> {
    const { principal, rootOrgId = principal.rootOrgId, reason = '', origin } = request;
    const companyId = parseCompanyId(request.merchantId);
    const isOwner = parseCompanyId(rootOrgId) === principal.rootOrgId && principal.isAdmin;
    if (!companyId || !isOwner) return err({ kind: 'not-found' });
    if (!isStorableText(reason)) return refused('/reason', 'not a text');

    const now = this.#clock.now();
    const admin = { userId: principal.userId, name: principal.name };
    return this.#unitOfWork.inTenant({ rootOrgId: principal.rootOrgId, companyId }, (unit) => {
      const record: ReviewContext['record'] = (action, detail) =>
        unit.audit.append({
          at: now,
          actor: admin,
          onBehalfOf: companyId,
          action,
          requestId: request.requestId,
          detail: { ...detail, ...(origin && { address: origin.address }) },
        });
      const consented: ReviewContext['consented'] = async () =>
        letsReviewsIn(await unit.reviewSessions.consentOf(companyId)) ? ok(undefined) : err({ kind: 'forbidden' });
      const once = { userId: admin.userId, now, request: request.idempotency };
      return withIdempotency(unit, once, () =>
        act({ unit, companyId, admin, sessionId: principal.sessionId, now, consented, record }),
      );
    });
  }
}
