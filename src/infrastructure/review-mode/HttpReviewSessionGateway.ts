import {
  actInReview,
  closeReviewSession,
  extendReviewSession,
  openReviewSession,
} from '../../../contract/merchants/companies.ts';
import type { ReviewSessionGateway } from '../../application/review-mode/ReviewSessionGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { type Clock, within } from '../../application/shared/Clock.ts';
import type { Ids } from '../../application/shared/Ids.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import type { ReviewSession } from '../../domain/review-mode/reviewState.ts';
import { REVIEW_LIFE } from '../../domain/shared/lifetimes.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import { nothing } from '../http/answer.ts';
import { writeAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

type ReviewResponse = {
  readonly body: { readonly expiresAt: string };
  readonly headers: { readonly date?: string | undefined };
};

/** Maximum milliseconds to wait for running reads before a review is closed. The service refuses slower reads. */
const MAX_WAIT = 5_000;

export class HttpReviewSessionGateway implements ReviewSessionGateway {
  readonly #http: Http;
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(http: Http, ids: Ids, clock: Clock) {
    this.#http = http;
    this.#ids = ids;
    this.#clock = clock;
  }

  async open(rootOrgId: string, companyId: CompanyId, reason: string): Promise<Result<ReviewSession, PortFailure>> {
    const write = { idempotencyKey: this.#ids.next() };
    const result = await writeAt(this.#http, openReviewSession, { rootOrgId, companyId }, { body: { reason } }, write);
    if (!result.ok) return result;
    const { reviewSessionId } = result.value.body;
    return ok({
      reviewSessionId,
      merchantId: companyId,
      reason,
      expiresAt: this.#endOf(result.value),
      isActing: false,
    });
  }

  async extend(rootOrgId: string, session: ReviewSession, reason: string): Promise<Result<ReviewSession, PortFailure>> {
    const { merchantId: companyId, reviewSessionId } = session;
    const write = { idempotencyKey: this.#ids.next() };
    const path = { rootOrgId, companyId, reviewSessionId };
    const extended = await writeAt(this.#http, extendReviewSession, path, { body: { reason } }, write);
    return extended.ok ? ok({ ...session, reason, expiresAt: this.#endOf(extended.value) }) : extended;
  }

  async act(rootOrgId: string, session: ReviewSession): Promise<Result<ReviewSession, PortFailure>> {
    const { merchantId: companyId, reviewSessionId } = session;
    const write = { idempotencyKey: this.#ids.next() };
    const acted = await writeAt(this.#http, actInReview, { rootOrgId, companyId, reviewSessionId }, {}, write);
    return acted.ok ? ok({ ...session, isActing: true }) : acted;
  }

  /** Closes a review. First waits for running reads, because the service refuses them once the review is closed. */
  async close(
    rootOrgId: string,
    { merchantId: companyId, reviewSessionId }: ReviewSession,
  ): Promise<Result<void, PortFailure>> {
    await within(this.#clock, MAX_WAIT, this.#http.readsFinished());
    const write = { idempotencyKey: this.#ids.next() };
    return nothing(writeAt(this.#http, closeReviewSession, { rootOrgId, companyId, reviewSessionId }, {}, write));
  }

  /** Returns the end of the review by this computer's clock. The service's `Date` header corrects a wrong clock. */
  #endOf({ body, headers }: ReviewResponse): number {
    const [end, serviceTime] = [Date.parse(body.expiresAt), Date.parse(headers.date ?? '')];
    // The `Date` header has no milliseconds, so limit the result to the lifetime of a review.
    return Number.isNaN(serviceTime) ? end : this.#clock.now() + Math.min(end - serviceTime, REVIEW_LIFE);
  }
}
