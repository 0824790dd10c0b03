import type { ColumnType, Insertable, Selectable } from 'kysely';
import type { MerchantDetails } from '../../../src/domain/merchants/merchantDetails.ts';
import type { Fixed, SessionTables } from './session/SessionTables.ts';

/** Column that is read as parsed JSON and written as a text made by `json()`. */
type Json<T> = ColumnType<T, T, T>;
/** Column that is never updated, and null in rows of another kind. */
type Optional<T> = ColumnType<T | null, T | undefined, never>;
type TenantKey = { readonly root_org_id: Fixed<string>; readonly company_id: Fixed<string> };

/** Values for the table of merchants. The configuration of a company is stored in its revisions. */
export type CompanyTable = TenantKey & {
  name: string;
  /** Case-folded name, used as the list order. */
  sort_name: string;
  search_text: string;
  company_enabled: boolean;
  onboarded: boolean;
  portal_active: boolean;
  /** Consent to reviews, if the owner requires it. Null until the merchant decides. */
  lets_reviews_in: ColumnType<boolean | null, boolean | undefined, boolean>;
  details: Json<MerchantDetails>;
  /** Parts of the owner's portal that the merchant overrides (`OwnPart`). */
  own_parts: string[];
  carriers_in_use: string[];
  /** Longest warranty period that the owner may limit, in days. Null if the merchant has its own limit. */
  warranty_days: number | null;
  window_days: number | null;
  last_published_at: Date | null;
  current_revision: number;
  /** ID of the last transaction that changed the row. The database sets it. */
  readonly changed: ColumnType<number, never, never>;
  /** ID of the last transaction that changed the company's lists or its list position. The database sets it. */
  readonly selected: ColumnType<number, never, never>;
};

export type CompanyRevisionTable = TenantKey & {
  readonly revision: Fixed<number>;
  /** The document as JSON that is compressed with Brotli. */
  readonly body: Fixed<Buffer>;
  /** Result of `documentHash` for the document. */
  readonly hash: Fixed<string>;
  readonly published_at: Fixed<Date>;
  /** Null for the first revision, because no publish created it. */
  readonly publish_id: Fixed<string | null>;
};

export type MerchantUsageTable = TenantKey & {
  bytes: number;
  writes: number;
  writes_since: Date;
  uploads: number;
  uploads_since: Date;
};

export type PublishTable = TenantKey & {
  readonly publish_id: Fixed<string>;
  state: 'open' | 'published' | 'given-up';
  readonly base_revision: Fixed<number>;
  revision: number | null;
  /** The document as JSON that is compressed with Brotli. Null unless the publish is open. */
  draft: Buffer | null;
  /** While the publish is open, the announced changes. Once it is published, the actual ones. */
  changes: Json<unknown>;
  change_count: number;
  /** JSON derived from the changes: the changes shown in lists, and the first types and keys. */
  named: string;
  changed_keys: string;
  features: string[];
  readonly actor_user_id: Fixed<string>;
  readonly actor_name: Fixed<string>;
  readonly on_behalf_of: Fixed<string | null>;
  readonly note: Fixed<string | null>;
  readonly note_search: Fixed<string | null>;
  reverts_kind: 'undone' | 'restored' | null;
  reverts_revision: number | null;
  lease_expires_at: Date;
  readonly opened_at: Fixed<Date>;
  completed_at: Date | null;
  /** Set when the publish is cancelled. A trigger subtracts these bytes when the row is deleted. */
  bytes: ColumnType<number, number | undefined, number>;
};

/** Hashes of the values that a publish replaced, with the last revision that contained them. */
export type ReplacedValueTable = TenantKey & { readonly hash: Fixed<string>; readonly revision: Fixed<number> };

export type IdempotencyKeyTable = TenantKey & {
  readonly user_id: Fixed<string>;
  readonly key: Fixed<string>;
  readonly fingerprint: Fixed<string>;
  readonly outcome: Fixed<unknown>;
  readonly bytes: Fixed<number>;
  readonly created_at: Fixed<Date>;
};

export type AuditTable = TenantKey & {
  readonly sequence: Fixed<number>;
  readonly at: Fixed<Date>;
  readonly actor_user_id: Fixed<string>;
  readonly actor_name: Fixed<string>;
  readonly on_behalf_of: Fixed<string | null>;
  readonly action: Fixed<string>;
  /** Canonical JSON, stored as the exact text that was hashed. */
  readonly detail: Fixed<string>;
  readonly request_id: Fixed<string | null>;
  readonly previous_hash: Fixed<string>;
  readonly hash: Fixed<string>;
};

/** Newest link of each hash chain. If the stored chain ends before this link, the chain was truncated. */
export type AuditHeadTable = TenantKey & { sequence: number; hash: string };

export type StaffTable = TenantKey & {
  readonly user_id: Fixed<string>;
  email: string;
  /** Result of `addressKey`, used for lookups. Null if the key could match the address of another user. */
  email_key: string | null;
  name: string;
  /** Null until the user accepts the invitation. */
  password_hash: string | null;
  roles: string[];
  enabled: boolean;
  last_sign_in_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  version: ColumnType<number, number | undefined, number>;
};

/** Second factors of a user. A user has at most one confirmed app and several passkeys. */
export type SecondFactorTable = TenantKey & {
  readonly user_id: Fixed<string>;
  readonly factor_id: Fixed<string>;
  readonly kind: Fixed<'totp' | 'passkey'>;
  /** Secret of the authenticator app, encrypted with the draft keys. Null for a passkey. */
  sealed: ColumnType<Buffer | null, Buffer | undefined, Buffer>;
  readonly created_at: Fixed<Date>;
  /** Null until the user entered the first code. */
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Time step (RFC 6238) of the last accepted code. Codes of this step and of earlier steps are refused. */
  last_step: ColumnType<number | null, number | null | undefined, number | null>;
  /** Columns of a passkey, which are null for an authenticator app. The host is part of the passkey. */
  name: ColumnType<string | null, string | undefined, string>;
  readonly host: Optional<string>;
  readonly credential_id: Optional<string>;
  readonly public_key: Optional<Buffer>;
  readonly transports: Optional<string[]>;
  /** Number of uses that the authenticator reported last. Always 0 for synced passkeys. */
  counter: ColumnType<number | null, number | undefined, number>;
};

/** Value that the authenticator signs, bound to one sign-in or one session of a user. Accepted once. */
export type PasskeyChallengeTable = TenantKey & {
  readonly user_id: Fixed<string>;
  readonly bound_to: Fixed<string>;
  challenge: string;
  expires_at: Date;
};

export type RecoveryCodeTable = TenantKey & {
  readonly user_id: Fixed<string>;
  readonly code_hash: Fixed<string>;
  /** All codes of a user have the same salt, so one hash finds the entered code. */
  readonly salt: Fixed<Buffer>;
  readonly created_at: Fixed<Date>;
  used_at: ColumnType<Date | null, undefined, Date>;
};

export type ReviewSessionTable = TenantKey & {
  readonly review_session_id: Fixed<string>;
  readonly admin_user_id: Fixed<string>;
  readonly admin_name: Fixed<string>;
  readonly reason: Fixed<string>;
  readonly opened_at: Fixed<Date>;
  readonly expires_at: Date;
  closed_at: Date | null;
  /** When the admin started to act for the merchant. Null while the review is read-only. */
  acting_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
  readonly session_id: Fixed<string | null>;
};

/** A user's draft for the company. Everything except its revision and time is encrypted. */
export type DraftTable = TenantKey & {
  readonly user_id: Fixed<string>;
  revision: string;
  bytes: number;
  sealed: Buffer;
  edited_at: Date;
};

/** Onboarding data of a company. Stored apart from the configuration, because it contains charge accounts. */
export type OnboardingTable = TenantKey & {
  readonly request_id: Fixed<string>;
  readonly payload: Fixed<unknown>;
  readonly onboarded_at: Fixed<Date>;
};

export type SignupTable = TenantKey & {
  /** Generated number that orders the sign-ups. */
  readonly signup_id: ColumnType<number | string, never, never>;
  readonly product: Fixed<string>;
  readonly applicant: Fixed<unknown>;
  readonly signed_up_at: Fixed<Date>;
};

export type TradingNameTable = {
  readonly root_org_id: Fixed<string>;
  readonly trading_name: Fixed<string>;
  readonly organisation_id: Fixed<string>;
};

/** Initial configuration of new merchants. Its company is the owner's own organisation. */
export type MerchantTemplateTable = TenantKey & { document: Json<unknown> };

/** An owner. The application can read this table without sign-in. */
export type OwnerTable = { readonly root_org_id: Fixed<string>; carrier: string; admin_config: Json<unknown> };

/** Owners by organisation ID, for sign-in before a tenant is known. Several owners may have the same ID. */
export type OrganisationDirectoryTable = {
  readonly organisation_id: Fixed<string>;
  readonly root_org_id: Fixed<string>;
  /** Generated number in the order in which owners claimed the ID. */
  readonly claimed: ColumnType<number | string, never, never>;
};

/** Files by content hash. They belong to no tenant, because they are public. */
export type AssetTable = {
  readonly hash: Fixed<string>;
  readonly content_type: Fixed<string>;
  readonly bytes: Fixed<Buffer>;
  /** Time of the last upload, or of the last reference by a draft. */
  touched_at: ColumnType<Date, Date | undefined, Date>;
};

export type RuleChecksTable = TenantKey & { revision: string; checks: Json<unknown> };

/** Preview links. `preview_link_holder` finds a link before its tenant is known. Only the token's hash is stored. */
export type PreviewLinkTable = TenantKey & {
  readonly link_id: Fixed<string>;
  readonly token_hash: Fixed<string>;
  readonly created_by: Fixed<string>;
  readonly created_at: Fixed<Date>;
  readonly expires_at: Fixed<Date>;
  revoked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  opened_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

export type PreviewSnapshotTable = TenantKey & {
  readonly link_id: Fixed<string>;
  readonly snapshot: Fixed<string>;
  readonly bytes: Fixed<number>;
  readonly expires_at: Fixed<Date>;
};

/** References to files. `publish_id` is empty if a revision refers to the file. */
export type AssetUseTable = TenantKey & { readonly hash: Fixed<string>; readonly publish_id: Fixed<string> };

export interface Tables extends SessionTables {
  company: CompanyTable;
  company_revision: CompanyRevisionTable;
  merchant_usage: MerchantUsageTable;
  publish: PublishTable;
  replaced_value: ReplacedValueTable;
  idempotency_key: IdempotencyKeyTable;
  audit: AuditTable;
  audit_head: AuditHeadTable;
  staff: StaffTable;
  second_factor: SecondFactorTable;
  passkey_challenge: PasskeyChallengeTable;
  recovery_code: RecoveryCodeTable;
  review_session: ReviewSessionTable;
  draft: DraftTable;
  rule_checks: RuleChecksTable;
  preview_link: PreviewLinkTable;
  preview_snapshot: PreviewSnapshotTable;
  onboarding: OnboardingTable;
  signup: SignupTable;
  trading_name: TradingNameTable;
  merchant_template: MerchantTemplateTable;
  owner: OwnerTable;
  organisation_directory: OrganisationDirectoryTable;
  asset: AssetTable;
  asset_use: AssetUseTable;
}

export type Row<T extends keyof Tables> = Selectable<Tables[T]>;
export type NewRow<T extends keyof Tables> = Insertable<Tables[T]>;
