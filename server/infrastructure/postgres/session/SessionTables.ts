import type { ColumnType } from 'kysely';
import type { SessionEndReason } from '../../../../src/domain/session/sessionEndReason.ts';

type Fixed<T> = ColumnType<T, T, never>;

export type TokenFamilyTable = {
  readonly session_id: Fixed<string>;
  readonly user_id: Fixed<string>;
  readonly root_org_id: Fixed<string>;
  readonly organisation_id: Fixed<string>;
  /** Position of the newest refresh token, from 0. */
  generation: number;
  readonly created_at: Fixed<Date>;
  readonly expires_at: Fixed<Date>;
  ended_at: Date | null;
  /** Null while the session is running, and if it ended before reasons were stored. */
  ended_because: SessionEndReason | null;
  /** Separated by spaces. */
  readonly scopes: Fixed<string>;
  last_used_at: Date;
  /** Last address and user agent, shown to the user; deleted when the session ends. */
  address: string | null;
  user_agent: string | null;
};

export type RefreshTokenTable = {
  readonly token_hash: Fixed<string>;
  readonly session_id: Fixed<string>;
  readonly generation: Fixed<number>;
  replaced_at: Date | null;
  /** Digest of the device or network that replaced it. */
  replaced_by: string | null;
};

export type AccessTokenTable = {
  readonly token_hash: Fixed<string>;
  readonly session_id: Fixed<string>;
  readonly expires_at: Fixed<Date>;
  /** True if issued to the admin client. */
  readonly is_app: Fixed<boolean>;
  /** Separated by spaces; null for the scopes of the session. */
  readonly scopes: Fixed<string | null>;
};

export type SignInThrottleTable = {
  /** Kind and hash, so that the table identifies no user. */
  readonly key: Fixed<string>;
  failures: number;
  /** Attempts being verified, counted until `pending_until`. */
  pending: number;
  pending_until: Date;
  blocked_until: Date;
  /** End of the count. */
  forget_at: Date;
};

export type SpentProofTable = { readonly proof_hash: Fixed<string>; readonly forget_at: Fixed<Date> };

/** Not readable by requests; read once when a server starts. */
export type ServerSecretTable = { readonly name: Fixed<string>; readonly value: Fixed<Buffer> };

export type PasswordLinkTable = {
  readonly token_hash: Fixed<string>;
  readonly root_org_id: Fixed<string>;
  readonly organisation_id: Fixed<string>;
  readonly user_id: Fixed<string>;
  readonly expires_at: Fixed<Date>;
};

/** No tenant policy, because they are read before a tenant is known. They contain no names or contents. */
export interface SessionTables {
  token_family: TokenFamilyTable;
  refresh_token: RefreshTokenTable;
  access_token: AccessTokenTable;
  sign_in_throttle: SignInThrottleTable;
  spent_proof: SpentProofTable;
  password_link: PasswordLinkTable;
  server_secret: ServerSecretTable;
}
