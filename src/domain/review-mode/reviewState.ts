import { parseCompanyId, type CompanyId } from '../company/companyId.ts';
import { isRecord, isText } from '../shared/shapes.ts';
import { timeLeft, type TimeLeft } from './reviewTime.ts';

/** An admin's permission to look at one merchant for a while, and to act for it once they said so. */
export type ReviewSession = {
  readonly reviewSessionId: string;
  readonly merchantId: CompanyId;
  /** The last one given: for entering, or for an extension. */
  readonly reason: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** False while its admin only looks. */
  readonly isActing: boolean;
};

/** Which merchant an admin acts on; or did, until its time was over. */
export type ReviewState =
  | { readonly kind: 'none' }
  | { readonly kind: 'open'; readonly session: ReviewSession; readonly left: TimeLeft }
  | { readonly kind: 'ended'; readonly session: ReviewSession };

/** What a review is at a time. */
export const reviewAt = (session: ReviewSession, now: number): ReviewState =>
  session.expiresAt > now
    ? { kind: 'open', session, left: timeLeft(session.expiresAt - now) }
    : { kind: 'ended', session };

/** A review as a storage has it; `undefined` where it is none. */
export function parseReviewSession(value: unknown): ReviewSession | undefined {
  if (!isRecord(value)) return undefined;
  const { reviewSessionId, merchantId, reason, expiresAt, isActing } = value;
  const company = isText(merchantId) ? parseCompanyId(merchantId) : undefined;
  return isText(reviewSessionId) && company && isText(reason) && typeof expiresAt === 'number'
    ? { reviewSessionId, merchantId: company, reason, expiresAt, isActing: isActing === true }
    : undefined;
}
