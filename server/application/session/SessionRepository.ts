import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { SessionEndReason } from '../../../src/domain/session/sessionEndReason.ts';

export type SessionIdentity = {
  readonly sessionId: string;
  readonly userId: string;
  readonly rootOrgId: string;
  readonly organisationId: CompanyId;
};

/** Token family of one sign-in. Times are milliseconds since 1970. */
export type SessionRecord = SessionIdentity & {
  readonly scopes: readonly string[];
  /** Absolute end; a refresh does not extend it. */
  readonly expiresAt: number;
};

export type SessionUse = {
  readonly address: string;
  readonly userAgent?: string | undefined;
};

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
  /** The token was replaced before, so it was copied. */
  | { readonly kind: 'replayed'; readonly session: SessionRecord }
  /** `ended`: why the session ended, if the token and the reason are known. */
  | { readonly kind: 'refused'; readonly ended?: SessionEndReason | undefined };

export type RotateRequest = {
  readonly refreshHash: string;
  readonly successor: TokenHashes;
  /** Known devices of the client, or its network. Only the client that replaced a token gets its successor again. */
  readonly presenter: readonly string[];
  readonly use: SessionUse;
  readonly now: number;
};

/** Stores sessions by hashes of their tokens, never the tokens. Idle sessions end after a while. */
export interface SessionRepository {
  /** Replaces a refresh token as decided by `evaluateRefresh`, under a lock on the session. */
  rotate(request: RotateRequest): Promise<RotateOutcome>;
  findByToken(tokenHash: string, now: number): Promise<SessionRecord | undefined>;
  touch(sessionId: string, use: SessionUse, now: number): Promise<void>;
  /** Adds an access token that ends with the session at the latest. Returns its end if the session is still running. */
  addAppToken(
    sessionId: string,
    token: { readonly accessHash: string; readonly scopes: readonly string[]; readonly expiresAt: number },
    now: number,
  ): Promise<number | undefined>;
  /** Newest first. */
  listOf(person: Omit<SessionIdentity, 'sessionId'>, now: number): Promise<readonly ListedSession[]>;
  /** A batch of sessions that expired or became idle and are not marked as ended yet. */
  listLapsed(now: number): Promise<readonly (SessionIdentity & { readonly because: 'idle' | 'expired' })[]>;
  /** Deletes expired data. Sessions remain for an hour, so that their clients can be told why they ended. */
  purge(now: number): Promise<void>;
}

export interface SessionKeeper {
  /** Begins a session and records the user's last sign-in. Without a refresh token, it cannot be renewed. */
  create(session: SessionRecord, tokens: FirstHashes, use: SessionUse, now: number): Promise<void>;
  /** Returns false if the session has already ended. */
  end(sessionId: string, because: SessionEndReason, now: number): Promise<boolean>;
}
