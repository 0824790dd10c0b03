import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { SessionEndReason } from '../../../src/domain/session/sessionEndReason.ts';

/** Which sign-in, and whose. */
export type SessionIdentity = {
  readonly sessionId: string;
  readonly userId: string;
  readonly rootOrgId: string;
  readonly organisationId: CompanyId;
};

/** One sign-in: the family every token of it belongs to. Times are milliseconds since 1970. */
export type SessionRecord = SessionIdentity & {
  /** What its tokens are good for. */
  readonly scopes: readonly string[];
  /** The absolute end, whatever is refreshed. */
  readonly expiresAt: number;
};

/** What a session was used from. */
export type SessionUse = {
  readonly address: string;
  /** Absent where a request did not say. */
  readonly userAgent?: string | undefined;
};

/** A session as its person is shown it. */
export type ListedSession = SessionUse & {
  readonly sessionId: string;
  readonly startedAt: number;
  readonly lastUsedAt: number;
};

export type TokenHashes = {
  readonly refreshHash: string;
  readonly accessHash: string;
  readonly accessExpiresAt: number;
};

export type FirstHashes = Omit<TokenHashes, 'refreshHash'> & { readonly refreshHash?: string | undefined };

export type RotateOutcome =
  | { readonly kind: 'renewed'; readonly session: SessionRecord; readonly accessExpiresAt: number }
  /** The token was replaced before: it was copied. */
  | { readonly kind: 'replayed'; readonly session: SessionRecord }
  /** `ended`: why the session of the token was over; absent where the token or the reason is not known. */
  | { readonly kind: 'refused'; readonly ended?: SessionEndReason | undefined };

/** What is asked with a refresh token. */
export type RotateRequest = {
  readonly refreshHash: string;
  readonly successor: TokenHashes;
  /** Who asks: devices it is known by, else its network. Whoever replaced a token may have the answer again. */
  readonly presenter: readonly string[];
  readonly use: SessionUse;
  readonly now: number;
};

/** Keeps sessions by the hashes of their tokens; a token itself is never stored. One that was not used for too long is over. */
export interface SessionRepository {
  /**
   * Replaces a refresh token by its successor, judged by `evaluateRefresh` under a lock on the session. The token
   * just replaced is answered with the same successor for whoever replaced it.
   */
  rotate(request: RotateRequest): Promise<RotateOutcome>;
  /** The session that a token of either kind belongs to, while it runs. */
  findByToken(tokenHash: string, now: number): Promise<SessionRecord | undefined>;
  /** Says that a session was used. */
  touch(sessionId: string, use: SessionUse, now: number): Promise<void>;
  /** Adds an access token to a running session, for no longer than that lasts; answers until when, if it still runs. */
  addAppToken(
    sessionId: string,
    token: { readonly accessHash: string; readonly scopes: readonly string[]; readonly expiresAt: number },
    now: number,
  ): Promise<number | undefined>;
  /** Running sessions of a person, the newest first. */
  listOf(person: Omit<SessionIdentity, 'sessionId'>, now: number): Promise<readonly ListedSession[]>;
  /** Sessions that ended by themselves and were not said to be over, some of them. */
  listLapsed(now: number): Promise<readonly (SessionIdentity & { readonly because: 'idle' | 'expired' })[]>;
  /** Deletes what has expired, of sessions an hour later: until then who holds a token of one is told why it ended. */
  purge(now: number): Promise<void>;
}

/** Sessions within the transaction of what is told of them. */
export interface SessionKeeper {
  /** Begins a session, which is its person's last sign-in from then on. One without a refresh token cannot be renewed. */
  create(session: SessionRecord, tokens: FirstHashes, use: SessionUse, now: number): Promise<void>;
  /** False where it is over already. */
  end(sessionId: string, because: SessionEndReason, now: number): Promise<boolean>;
}
