import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { SessionEndReason } from '../../../src/domain/session/sessionEndReason.ts';

export type SessionIdentity = {
  readonly sessionId: string;
  readonly userId: string;
  readonly rootOrgId: string;
  readonly organisationId: CompanyId;
};

/** One sign-in with its tokens. Times are milliseconds since 1970. */
export type SessionRecord = SessionIdentity & {
  readonly scopes: readonly string[];
  /** End of the session. Refreshing the token does not extend it. */
  readonly expiresAt: number;
  /** True if the user signed in with an identity provider or a widget. */
  readonly isFederated: boolean;
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
  /** `refreshHash` identifies the successor that replaced the token. */
  | {
      readonly kind: 'renewed';
      readonly session: SessionRecord;
      readonly refreshHash: string;
      readonly accessExpiresAt: number;
    }
  /** The token had already been replaced, so a copy of it was used. */
  | { readonly kind: 'replayed'; readonly session: SessionRecord }
  /** `ended` is the reason why the session ended. Absent if the token or the reason is unknown. */
  | { readonly kind: 'refused'; readonly ended?: SessionEndReason | undefined };

export type RotateRequest = {
  readonly refreshHash: string;
  /**
   * Possible replacements of the token, one per key of the service. The first is new. The others come from earlier
   * keys, and identify the replacement if the request is repeated.
   */
  readonly successors: readonly [TokenHashes, ...TokenHashes[]];
  /** Known devices of the client, or its network. Only the client that replaced a token can repeat the replacement. */
  readonly presenter: readonly string[];
  readonly use: SessionUse;
  readonly now: number;
};

/** Stores sessions with the hashes of their tokens, never the tokens themselves. Idle sessions end after a while. */
export interface SessionRepository {
  /** Replaces a refresh token if `evaluateRefresh` allows it, under a lock on the session. */
  rotate(request: RotateRequest): Promise<RotateOutcome>;
  findByToken(tokenHash: string, now: number): Promise<SessionRecord | undefined>;
  touch(sessionId: string, use: SessionUse, now: number): Promise<void>;
  /** Records that the user proved the identity. */
  confirm(sessionId: string, now: number): Promise<void>;
  /** Last time at which the user proved the identity, by signing in or later. `undefined` for an unknown session. */
  confirmedAt(sessionId: string): Promise<number | undefined>;
  /**
   * Adds an access token, which expires no later than the session, and returns its expiry. Returns `undefined` if
   * the session has ended.
   */
  addAppToken(
    sessionId: string,
    token: { readonly accessHash: string; readonly scopes: readonly string[]; readonly expiresAt: number },
    now: number,
  ): Promise<number | undefined>;
  /** Sessions of a user, sorted by start, newest first. */
  listOf(person: Omit<SessionIdentity, 'sessionId'>, now: number): Promise<readonly ListedSession[]>;
  /** Lists sessions that expired or became idle and are not marked as ended yet. Returns one batch. */
  listLapsed(now: number): Promise<readonly (SessionIdentity & { readonly because: 'idle' | 'expired' })[]>;
  /** Deletes expired data. An ended session is stored for an hour, so that its client gets the reason. */
  purge(now: number): Promise<void>;
}

export interface SessionKeeper {
  /** Creates a session and records the user's last sign-in. Without a refresh token, the session cannot be renewed. */
  create(session: SessionRecord, tokens: FirstHashes, use: SessionUse, now: number): Promise<void>;
  /** Marks the session as ended. Returns false if it had already ended. */
  end(sessionId: string, because: SessionEndReason, now: number): Promise<boolean>;
}
