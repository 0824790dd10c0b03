import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { AdminReview } from '../../../src/domain/review-mode/leftPending.ts';
import type { ReviewConsent } from '../../../src/domain/review-mode/merchantReviews.ts';

/** An admin's permission to look at one merchant for a while, and to act for it once they said so. Times are milliseconds since 1970-01-01 UTC. */
export type ReviewSession = {
  readonly reviewSessionId: string;
  /** The sign-in that opened it: it belongs to that alone, and ends with it. */
  readonly sessionId: string;
  readonly admin: { readonly userId: string; readonly name: string };
  readonly reason: string;
  readonly openedAt: number;
  readonly expiresAt: number;
};

/** Whether a review only looks, or acts for the merchant. */
export type ReviewAccess = 'looking' | 'acting';

export interface ReviewSessionRepository {
  add(companyId: CompanyId, session: ReviewSession): Promise<void>;
  /** What the sign-in may do by its reviews of the company that are neither closed nor expired; `undefined` without any. */
  accessOf(companyId: CompanyId, sessionId: string, now: number): Promise<ReviewAccess | undefined>;
  /** Reviews that a sign-in has open, of any company. */
  listOpenOf(
    sessionId: string,
    now: number,
  ): Promise<readonly { readonly companyId: CompanyId; readonly reviewSessionId: string }[]>;
  /** Moves the end of a review of the sign-in's own; false where there is none of that id that is open. */
  extend(
    companyId: CompanyId,
    sessionId: string,
    reviewSessionId: string,
    time: { readonly now: number; readonly expiresAt: number },
  ): Promise<boolean>;
  /** Lets a review of the sign-in's own act from now on; false where there is none of that id that is open. */
  act(companyId: CompanyId, sessionId: string, reviewSessionId: string, now: number): Promise<boolean>;
  /** Ends a review of the sign-in's own; false where there is none of that id that is open. */
  close(companyId: CompanyId, sessionId: string, reviewSessionId: string, now: number): Promise<boolean>;
  /** Ends every review of a company; answers whose they were, by user id. */
  closeAll(companyId: CompanyId, now: number): Promise<readonly string[]>;
  /** The newest reviews of a company, `limit` at most. */
  listNewest(companyId: CompanyId, limit: number, now: number): Promise<readonly AdminReview[]>;
  /** Stays as it is until the transaction ends. */
  consentOf(companyId: CompanyId): Promise<ReviewConsent>;
  setConsent(companyId: CompanyId, isGiven: boolean): Promise<void>;
}
