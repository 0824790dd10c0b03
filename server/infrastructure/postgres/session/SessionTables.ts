import type { ColumnType } from 'kysely';

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
};

export type RefreshTokenTable = {
  readonly token_hash: Fixed<string>;
  readonly session_id: Fixed<string>;
  readonly generation: Fixed<number>;
  replaced_at: Date | null;
};

export type AccessTokenTable = {
  readonly token_hash: Fixed<string>;
  readonly session_id: Fixed<string>;
  readonly expires_at: Fixed<Date>;
  /** Given to the admin client beside the session's own. */
  readonly is_app: Fixed<boolean>;
};

export type SignInThrottleTable = {
  /** `account:` or `address:` and a hash: the table names nobody. */
  readonly key: Fixed<string>;
  failures: number;
  blocked_until: Date;
  /** When the count starts afresh. */
  forget_at: Date;
};

/** Out of the requests' reach: read once, when a server starts. */
export type ServerSecretTable = { readonly name: Fixed<string>; readonly value: Fixed<Buffer> };

/** Known before any tenant is, so without a tenant policy: everything in them is a hash, an id or a time. */
export interface SessionTables {
  token_family: TokenFamilyTable;
  refresh_token: RefreshTokenTable;
  access_token: AccessTokenTable;
  sign_in_throttle: SignInThrottleTable;
  server_secret: ServerSecretTable;
}
