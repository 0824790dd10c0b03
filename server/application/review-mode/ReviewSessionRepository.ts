import type { CompanyId } from '../../../src/domain/company/companyId.ts';

/** An admin's permission to act for one merchant for a while. Times are milliseconds since 1970-01-01 UTC. */
export type ReviewSession = {
  readonly reviewSessionId: string;
  /** The sign-in that opened it: it belongs to that alone, and ends with it. */
  readonly sessionId: string;
  readonly admin: { readonly userId: string; readonly name: string };
  readonly reason: string;
  readonly openedAt: number;
  readonly expiresAt: number;
};

export interface ReviewSessionRepository {
  add(companyId: CompanyId, session: ReviewSession): Promise<void>;
  /** True while the sign-in has at least one review of the company that is neither closed nor expired. */
  isOpen(companyId: CompanyId, sessionId: string, now: number): Promise<boolean>;
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
  /** Ends a review of the sign-in's own; false where there is none of that id that is open. */
  close(companyId: CompanyId, sessionId: string, reviewSessionId: string, now: number): Promise<boolean>;
}
