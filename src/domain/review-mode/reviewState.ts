import { companyIdIn, type CompanyId } from '../company/companyId.ts';
import { isRecord, isText } from '../shared/shapes.ts';
import { timeLeft, type TimeLeft } from './reviewTime.ts';
import { isTooLong, unitLimit } from '../validation/textLimit.ts';

/** An admin's temporary access to one merchant. Read-only until the admin starts acting. */
export type ReviewSession = {
  readonly reviewSessionId: string;
  readonly merchantId: CompanyId;
  /** Reason that the admin last gave, when entering or extending the review. */
  readonly reason: string;
  /** End of the review in milliseconds since 1970. */
  readonly expiresAt: number;
  readonly isActing: boolean;
};

/** State of review mode. It contains the reviewed merchant even after the review has expired. */
export type ReviewState =
  | { readonly kind: 'none' }
  | { readonly kind: 'open'; readonly session: ReviewSession; readonly left: TimeLeft }
  | { readonly kind: 'ended'; readonly session: ReviewSession };

export const reviewAt = (session: ReviewSession, now: number): ReviewState =>
  session.expiresAt > now
    ? { kind: 'open', session, left: timeLeft(session.expiresAt - now) }
    : { kind: 'ended', session };

export function parseReviewSession(value: unknown): ReviewSession | undefined {
  if (!isRecord(value)) return undefined;
  const { reviewSessionId, reason, expiresAt, isActing } = value;
  const merchantId = companyIdIn(value['merchantId']);
  return isText(reviewSessionId) && merchantId && isText(reason) && typeof expiresAt === 'number'
    ? { reviewSessionId, merchantId, reason, expiresAt, isActing: isActing === true }
    : undefined;
}

/** Refusal of a write, because the admin has not started acting for the merchant. */
export type ReviewReadOnly = { readonly kind: 'review-read-only' };

export const REVIEW_REASON_LIMIT = unitLimit(500);

export const reviewReasonProblem = (reason: string) =>
  isTooLong(REVIEW_REASON_LIMIT, reason)
    ? ({ key: 'validation.tooLongError', values: { max: REVIEW_REASON_LIMIT.max } } as const)
    : undefined;
