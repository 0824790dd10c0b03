import type { CompanyId } from '../../../src/domain/company/companyId.ts';

/** One sign-in: the family every token of it belongs to. Times are milliseconds since 1970. */
export type SessionRecord = {
  readonly sessionId: string;
  readonly userId: string;
  readonly rootOrgId: string;
  readonly organisationId: CompanyId;
  /** The absolute end, whatever is refreshed. */
  readonly expiresAt: number;
};

export type TokenHashes = {
  readonly refreshHash: string;
  readonly accessHash: string;
  readonly accessExpiresAt: number;
};

export type RotateOutcome =
  | { readonly kind: 'renewed'; readonly session: SessionRecord; readonly accessExpiresAt: number }
  | { readonly kind: 'refused' };

/** Keeps sessions by the hashes of their tokens; a token itself is never stored. */
export interface SessionRepository {
  create(session: SessionRecord, tokens: TokenHashes, now: number): Promise<void>;
  /**
   * Replaces a refresh token by its successor, judged by `evaluateRefresh` under a lock on the session. The token
   * just replaced is answered with the same successor; an older one ends the session.
   */
  rotate(refreshHash: string, successor: TokenHashes, now: number): Promise<RotateOutcome>;
  /** Adds an access token to a running session, for no longer than that lasts; answers until when, if it still runs. */
  addAppToken(sessionId: string, accessHash: string, expiresAt: number, now: number): Promise<number | undefined>;
  /** Ends the session a token of either kind belongs to; unknown tokens are ignored. */
  endByToken(tokenHash: string, now: number): Promise<void>;
  end(sessionId: string, now: number): Promise<void>;
  /** Deletes what has expired. */
  purge(now: number): Promise<void>;
}
