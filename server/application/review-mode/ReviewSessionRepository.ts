import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { AdminReview } from '../../../src/domain/review-mode/leftPending.ts';
import type { ReviewConsent } from '../../../src/domain/review-mode/merchantReviews.ts';

/** An admin's temporary access to one merchant. Times are milliseconds since 1970-01-01 UTC. */
export type ReviewSession = {
  readonly reviewSessionId: string;
  /** Sign-in that opened the review. The review ends with this sign-in at the latest. */
  readonly sessionId: string;
  readonly admin: { readonly userId: string; readonly name: string };
  readonly reason: string;
  readonly openedAt: number;
  readonly expiresAt: number;
};

export type ReviewAccess = 'looking' | 'acting';

export interface ReviewSessionRepository {
  add(companyId: CompanyId, session: ReviewSession): Promise<void>;
  /** Returns the highest access among the open reviews of the company by this sign-in. */
  accessOf(companyId: CompanyId, sessionId: string, now: number): Promise<ReviewAccess | undefined>;
  listOpenOf(
    sessionId: string,
    now: number,
  ): Promise<readonly { readonly companyId: CompanyId; readonly reviewSessionId: string }[]>;
  /** Sets the end of an open review of this sign-in. Returns false if this sign-in has no such open review. */
  extend(
    companyId: CompanyId,
    sessionId: string,
    reviewSessionId: string,
    time: { readonly now: number; readonly expiresAt: number },
  ): Promise<boolean>;
  act(companyId: CompanyId, sessionId: string, reviewSessionId: string, now: number): Promise<boolean>;
  close(companyId: CompanyId, sessionId: string, reviewSessionId: string, now: number): Promise<boolean>;
  /** Ends every review of a company. Returns the user IDs of their admins. */
  closeAll(companyId: CompanyId, now: number): Promise<readonly string[]>;
  listNewest(companyId: CompanyId, limit: number, now: number): Promise<readonly AdminReview[]>;
  /** Returns the merchant's consent and locks it until the transaction ends. */
  consentOf(companyId: CompanyId): Promise<ReviewConsent>;
  setConsent(companyId: CompanyId, isGiven: boolean): Promise<void>;
}
