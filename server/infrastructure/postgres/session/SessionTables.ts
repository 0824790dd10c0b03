import type { ColumnType } from 'kysely';
import type { SessionEndReason } from '../../../../src/domain/session/sessionEndReason.ts';

/** Column that is never updated. */
export type Fixed<T> = ColumnType<T, T, never>;

export type TokenFamilyTable = {
  readonly session_id: Fixed<string>;
  readonly user_id: Fixed<string>;
  readonly root_org_id: Fixed<string>;
  readonly organisation_id: Fixed<string>;
  /** Number of times that the refresh token was replaced. */
  generation: number;
  readonly created_at: Fixed<Date>;
  readonly expires_at: Fixed<Date>;
  ended_at: Date | null;
  /** Null while the session is running, and for sessions that ended before reasons were stored. */
  ended_because: SessionEndReason | null;
  /** Scopes, separated by spaces. */
  readonly scopes: Fixed<string>;
  last_used_at: Date;
  /** Address and user agent of the last use, shown to the user. Deleted when the session ends. */
  address: string | null;
  user_agent: string | null;
  /** Last time at which the user proved the identity: by signing in, or for a step-up. */
  confirmed_at: ColumnType<Date, Date | undefined, Date>;
  /** True if the user signed in with an identity provider or a widget. */
  readonly is_federated: ColumnType<boolean, boolean | undefined, never>;
};

export type RefreshTokenTable = {
  readonly token_hash: Fixed<string>;
  readonly session_id: Fixed<string>;
  readonly generation: Fixed<number>;
  replaced_at: Date | null;
  /** Digest of the device or network that replaced the token. */
  replaced_by: string | null;
};

export type AccessTokenTable = {
  readonly token_hash: Fixed<string>;
  readonly session_id: Fixed<string>;
  readonly expires_at: Fixed<Date>;
  /** True if the token was issued to the admin client. */
  readonly is_app: Fixed<boolean>;
  /** Scopes, separated by spaces. Null if the token has all scopes of the session. */
  readonly scopes: Fixed<string | null>;
};

export type SignInThrottleTable = {
  /** Kind of the counter, and a hash of the account or network, so that the table identifies no user. */
  readonly key: Fixed<string>;
  failures: number;
  /** Number of attempts that are being verified. They count only until `pending_until`. */
  pending: number;
  pending_until: Date;
  blocked_until: Date;
  forget_at: Date;
};

export type SpentProofTable = { readonly proof_hash: Fixed<string>; readonly forget_at: Fixed<Date> };

/** Second step of a sign-in whose password was correct. */
export type SignInChallengeTable = {
  readonly token_hash: Fixed<string>;
  readonly root_org_id: Fixed<string>;
  readonly organisation_id: Fixed<string>;
  readonly user_id: Fixed<string>;
  /** Requested scopes, separated by spaces. */
  readonly scopes: Fixed<string>;
  attempts: ColumnType<number, undefined, number>;
  readonly expires_at: Fixed<Date>;
};

/** Secret of the installation. Requests cannot read it. A server reads it once when it starts. */
export type ServerSecretTable = { readonly name: Fixed<string>; readonly value: Fixed<Buffer> };

export type PasswordLinkTable = {
  readonly token_hash: Fixed<string>;
  readonly root_org_id: Fixed<string>;
  readonly organisation_id: Fixed<string>;
  readonly user_id: Fixed<string>;
  readonly expires_at: Fixed<Date>;
};

/** Tables without a tenant policy, because they are read before a tenant is known. They contain no names. */
export interface SessionTables {
  token_family: TokenFamilyTable;
  refresh_token: RefreshTokenTable;
  access_token: AccessTokenTable;
  sign_in_throttle: SignInThrottleTable;
  sign_in_challenge: SignInChallengeTable;
  spent_proof: SpentProofTable;
  password_link: PasswordLinkTable;
  server_secret: ServerSecretTable;
}
