import {
  actInReview,
  closeReviewSession,
  extendReviewSession,
  openReviewSession,
} from '../../../contract/merchants/companies.ts';
import type { ReviewSessionGateway } from '../../application/review-mode/ReviewSessionGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { Ids } from '../../application/shared/Ids.ts';
import { within } from '../../application/shared/within.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import type { ReviewSession } from '../../domain/review-mode/reviewState.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import { bodyAs, nothing } from '../http/answer.ts';
import { writeAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

/** How long leaving waits for reads, in milliseconds: one that is slower than this is refused. */
const LONGEST_WAIT = 5_000;

export class HttpReviewSessionGateway implements ReviewSessionGateway {
  readonly #http: Http;
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(http: Http, ids: Ids, clock: Clock) {
    this.#http = http;
    this.#ids = ids;
    this.#clock = clock;
  }

  open(rootOrgId: string, companyId: CompanyId, reason: string): Promise<Result<ReviewSession, PortFailure>> {
    const write = { idempotencyKey: this.#ids.next() };
    return bodyAs(
      writeAt(this.#http, openReviewSession, { rootOrgId, companyId }, { body: { reason } }, write),
      ({ reviewSessionId, expiresAt }) => ({
        reviewSessionId,
        merchantId: companyId,
        reason,
        expiresAt: Date.parse(expiresAt),
        isActing: false,
      }),
    );
  }

  extend(rootOrgId: string, session: ReviewSession, reason: string): Promise<Result<ReviewSession, PortFailure>> {
    const { merchantId: companyId, reviewSessionId } = session;
    const write = { idempotencyKey: this.#ids.next() };
    return bodyAs(
      writeAt(this.#http, extendReviewSession, { rootOrgId, companyId, reviewSessionId }, { body: { reason } }, write),
      ({ expiresAt }) => ({ ...session, reason, expiresAt: Date.parse(expiresAt) }),
    );
  }

  async act(rootOrgId: string, session: ReviewSession): Promise<Result<ReviewSession, PortFailure>> {
    const { merchantId: companyId, reviewSessionId } = session;
    const write = { idempotencyKey: this.#ids.next() };
    const acted = await writeAt(this.#http, actInReview, { rootOrgId, companyId, reviewSessionId }, {}, write);
    return acted.ok ? ok({ ...session, isActing: true }) : acted;
  }

  /** After the reads under way: the service answers none of the merchant's any more once its review is closed. */
  async close(
    rootOrgId: string,
    { merchantId: companyId, reviewSessionId }: ReviewSession,
  ): Promise<Result<void, PortFailure>> {
    await within(this.#clock, LONGEST_WAIT, this.#http.readsAnswered());
    const write = { idempotencyKey: this.#ids.next() };
    return nothing(writeAt(this.#http, closeReviewSession, { rootOrgId, companyId, reviewSessionId }, {}, write));
  }
}
