import type { ColumnType } from 'kysely';
import type { SessionEndReason } from '../../../../src/domain/session/sessionEndReason.ts';

type Fixed<T> = ColumnType<T, T, never>;

/** One sign-in; its tokens are its family. */
export type TokenFamilyTable = {
  readonly session_id: Fixed<string>;
  readonly user_id: Fixed<string>;
  readonly root_org_id: Fixed<string>;
  readonly organisation_id: Fixed<string>;
  /** Place of the newest refresh token, counted from 0. */
  generation: number;
  readonly created_at: Fixed<Date>;
  readonly expires_at: Fixed<Date>;
  ended_at: Date | null;
  /** Absent while it runs, and where it ended before reasons were kept. */
  ended_because: SessionEndReason | null;
  /** Parted by spaces. */
  readonly scopes: Fixed<string>;
  last_used_at: Date;
  /** Where it was used last and with what, for the person to know it by; gone with the session. */
  address: string | null;
  user_agent: string | null;
};

export type RefreshTokenTable = {
  readonly token_hash: Fixed<string>;
  readonly session_id: Fixed<string>;
  readonly generation: Fixed<number>;
  replaced_at: Date | null;
  /** A digest of the device or network that replaced it. */
  replaced_by: string | null;
};

export type AccessTokenTable = {
  readonly token_hash: Fixed<string>;
  readonly session_id: Fixed<string>;
  readonly expires_at: Fixed<Date>;
  /** Given to the admin client beside the session's own. */
  readonly is_app: Fixed<boolean>;
  /** Parted by spaces; those of its session where it has none of its own. */
  readonly scopes: Fixed<string | null>;
};

export type SignInThrottleTable = {
  /** What is counted and a hash: the table names nobody. */
  readonly key: Fixed<string>;
  failures: number;
  /** Attempts that are being judged, until then at most. */
  pending: number;
  pending_until: Date;
  blocked_until: Date;
  /** When the count starts afresh. */
  forget_at: Date;
};

/** A provider's proof that was taken, by a hash. */
export type SpentProofTable = { readonly proof_hash: Fixed<string>; readonly forget_at: Fixed<Date> };

/** Out of the requests' reach: read once, when a server starts. */
export type ServerSecretTable = { readonly name: Fixed<string>; readonly value: Fixed<Buffer> };

/** A link by which a person sets a password, once. */
export type PasswordLinkTable = {
  readonly token_hash: Fixed<string>;
  readonly root_org_id: Fixed<string>;
  readonly organisation_id: Fixed<string>;
  readonly user_id: Fixed<string>;
  readonly expires_at: Fixed<Date>;
};

/** Known before any tenant is, so without a tenant policy: hashes, ids and times, beside what a person knows a session by. */
export interface SessionTables {
  token_family: TokenFamilyTable;
  refresh_token: RefreshTokenTable;
  access_token: AccessTokenTable;
  sign_in_throttle: SignInThrottleTable;
  spent_proof: SpentProofTable;
  password_link: PasswordLinkTable;
  server_secret: ServerSecretTable;
}
