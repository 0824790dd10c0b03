import type { CompanyId } from '../../../src/domain/company/companyId.ts';

/** An admin's permission to act for one merchant for a while. Times are milliseconds since 1970-01-01 UTC. */
export type ReviewSession = {
  readonly reviewSessionId: string;
  readonly admin: { readonly userId: string; readonly name: string };
  readonly reason: string;
  readonly openedAt: number;
  readonly expiresAt: number;
};

export interface ReviewSessionRepository {
  add(companyId: CompanyId, session: ReviewSession): Promise<void>;
  /** True while the admin has at least one session with the company that is neither closed nor expired. */
  isOpen(companyId: CompanyId, adminUserId: string, now: number): Promise<boolean>;
  /** Moves the end of the admin's own session; false where there is none of that id that is open. */
  extend(
    companyId: CompanyId,
    adminUserId: string,
    reviewSessionId: string,
    time: { readonly now: number; readonly expiresAt: number },
  ): Promise<boolean>;
  /** Ends the admin's own session; false where there is none of that id that is open. */
  close(companyId: CompanyId, adminUserId: string, reviewSessionId: string, now: number): Promise<boolean>;
}
