import {
  actInReview,
  closeReviewSession,
  extendReviewSession,
  openReviewSession,
} from '../../../contract/merchants/companies.ts';
import type { ReviewSessionGateway } from '../../application/review-mode/ReviewSessionGateway.ts';
import { type Clock, within } from '../../application/shared/Clock.ts';
import type { Ids } from '../../application/shared/Ids.ts';
import { REVIEW_LIFE } from '../../domain/shared/lifetimes.ts';
import { ok } from '../../domain/shared/result.ts';
import { nothing } from '../http/answer.ts';
import { writeAt } from '../http/callAt.ts';
import type { AnswerOf, Http } from '../http/Http.ts';

/** Maximum milliseconds to wait for running reads before a review is closed. The service refuses slower reads. */
const MAX_WAIT = 5_000;

export function httpReviewSessionGateway(http: Http, ids: Ids, clock: Clock): ReviewSessionGateway {
  /** Returns the end of the review by this computer's clock. The service's `Date` header corrects a wrong clock. */
  function endOf({ body, headers }: AnswerOf<typeof openReviewSession | typeof extendReviewSession>): number {
    const [end, serviceTime] = [Date.parse(body.expiresAt), Date.parse(headers.date ?? '')];
    // The `Date` header has no milliseconds, so limit the result to the lifetime of a review.
    return Number.isNaN(serviceTime) ? end : clock.now() + Math.min(end - serviceTime, REVIEW_LIFE);
  }

  const newWrite = () => ({ idempotencyKey: ids.next() });

  return {
    async open(rootOrgId, companyId, reason) {
      const path = { rootOrgId, companyId };
      const result = await writeAt(http, openReviewSession, path, { body: { reason } }, newWrite());
      if (!result.ok) return result;
      const { reviewSessionId } = result.value.body;
      return ok({ reviewSessionId, merchantId: companyId, reason, expiresAt: endOf(result.value), isActing: false });
    },
    async extend(rootOrgId, session, reason) {
      const { merchantId: companyId, reviewSessionId } = session;
      const path = { rootOrgId, companyId, reviewSessionId };
      const extended = await writeAt(http, extendReviewSession, path, { body: { reason } }, newWrite());
      return extended.ok ? ok({ ...session, reason, expiresAt: endOf(extended.value) }) : extended;
    },
    async act(rootOrgId, session) {
      const { merchantId: companyId, reviewSessionId } = session;
      const acted = await writeAt(http, actInReview, { rootOrgId, companyId, reviewSessionId }, {}, newWrite());
      return acted.ok ? ok({ ...session, isActing: true }) : acted;
    },
    /** Closes a review. First waits for running reads, because the service refuses them once the review is closed. */
    async close(rootOrgId, { merchantId: companyId, reviewSessionId }) {
      await within(clock, MAX_WAIT, http.readsFinished());
      return nothing(writeAt(http, closeReviewSession, { rootOrgId, companyId, reviewSessionId }, {}, newWrite()));
    },
  };
}
