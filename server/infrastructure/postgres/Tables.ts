import type { ColumnType, Insertable, Selectable } from 'kysely';
import type { SessionTables } from './session/SessionTables.ts';

/** Read as what was parsed, written as JSON text through `json()`. */
type Json<T> = ColumnType<T, T, T>;
/** Set once when the row is written. */
type Fixed<T> = ColumnType<T, T, never>;
type TenantKey = { readonly root_org_id: Fixed<string>; readonly company_id: Fixed<string> };

/** What the merchants overview lists and sorts; the configuration itself stands in the revisions. */
export type CompanyTable = TenantKey & {
  name: string;
  /** Folded name, the order of the list. */
  sort_name: string;
  contact_name: string | null;
  /** Folded name, id and contact; what a search looks in. */
  search_text: string;
  company_enabled: boolean;
  onboarded: boolean;
  portal_active: boolean;
  /** Whether the owner's admins may review it, where the owner asks for that; null until it says so. */
  lets_reviews_in: ColumnType<boolean | null, boolean | undefined, boolean>;
  area: string | null;
  /** Links at the foot of its pages that are its own. */
  privacy_url: string | null;
  terms_url: string | null;
  /** What of an owner's portal it has of its own, by `OwnPart`. */
  own_parts: string[];
  carriers_in_use: string[];
  /** The most days it states of what its owner may limit; null where it has a limit of its own. */
  warranty_days: number | null;
  window_days: number | null;
  last_published_at: Date | null;
  current_revision: number;
  /** The transaction that last changed any of this; set by the database. */
  readonly changed: ColumnType<number, never, never>;
  /** The transaction that last changed which lists have it, and where; set by the database. */
  readonly selected: ColumnType<number, never, never>;
};

export type CompanyRevisionTable = TenantKey & {
  readonly revision: Fixed<number>;
  /** All of it, where it is kept whole: the first one always is. */
  readonly document: Fixed<unknown>;
  /** Else the text of the root of its parts, compressed, and the hash of all of it. */
  readonly root: Fixed<Buffer | null>;
  readonly root_hash: Fixed<string | null>;
  readonly published_at: Fixed<Date>;
  /** Absent on the first revision, which no publish made. */
  readonly publish_id: Fixed<string | null>;
};

/** A text that configurations of the company consist of, compressed; it is written once. */
export type ConfigurationPartTable = TenantKey & {
  readonly part_id: Fixed<number>;
  readonly hash: Fixed<string>;
  readonly body: Fixed<Buffer>;
};

/** What the company takes of the service. */
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
  /** Only while the publish is open: with those of its parts that no revision has. */
  draft: Json<unknown>;
  /** As they were said while it is open, as they turned out once it is published. */
  changes: Json<unknown>;
  change_count: number;
  /** Of the changes as JSON: what a list names, and the first of their types and keys. */
  named: string;
  changed_keys: string;
  /** Of all of them. */
  features: string[];
  readonly actor_user_id: Fixed<string>;
  readonly actor_name: Fixed<string>;
  readonly on_behalf_of: Fixed<string | null>;
  readonly note: Fixed<string | null>;
  /** The note as `foldForSearch` folds it. */
  readonly note_search: Fixed<string | null>;
  reverts_kind: 'undone' | 'restored' | null;
  reverts_revision: number | null;
  lease_expires_at: Date;
  readonly opened_at: Fixed<Date>;
  completed_at: Date | null;
  /** Once it is given up: what goes with it. */
  bytes: ColumnType<number, number | undefined, number>;
};

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
  /** Canonical JSON, kept as the exact text that was hashed. */
  readonly detail: Fixed<string>;
  readonly request_id: Fixed<string | null>;
  readonly previous_hash: Fixed<string>;
  readonly hash: Fixed<string>;
};

/** The newest link of each chain: without it a cut-off tail would go unseen. */
export type AuditHeadTable = TenantKey & { sequence: number; hash: string };

export type StaffTable = TenantKey & {
  readonly user_id: Fixed<string>;
  email: string;
  /** Its normal form, by which a person is found; none where it would be taken for somebody else's. */
  email_key: string | null;
  name: string;
  /** Absent until an invitation is accepted. */
  password_hash: string | null;
  roles: string[];
  enabled: boolean;
  last_sign_in_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  version: ColumnType<number, number | undefined, number>;
};

export type ReviewSessionTable = TenantKey & {
  readonly review_session_id: Fixed<string>;
  readonly admin_user_id: Fixed<string>;
  readonly admin_name: Fixed<string>;
  readonly reason: Fixed<string>;
  readonly opened_at: Fixed<Date>;
  readonly expires_at: Date;
  closed_at: Date | null;
  /** Since when its admin acts for the merchant; null while it only looks. */
  acting_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The sign-in that opened it. */
  readonly session_id: Fixed<string | null>;
};

/** What somebody has pending for the company; all but its revision and its age is sealed. */
export type DraftTable = TenantKey & {
  readonly user_id: Fixed<string>;
  revision: string;
  bytes: number;
  sealed: Buffer;
  edited_at: Date;
};

/** What a merchant was onboarded with; never part of its configuration, for charge accounts are in it. */
export type OnboardingTable = TenantKey & {
  readonly request_id: Fixed<string>;
  readonly payload: Fixed<unknown>;
  readonly onboarded_at: Fixed<Date>;
};

export type SignupTable = TenantKey & {
  /** Given by the database, in the order of signups. */
  readonly signup_id: ColumnType<number | string, never, never>;
  readonly product: Fixed<string>;
  readonly applicant: Fixed<unknown>;
  readonly signed_up_at: Fixed<Date>;
};

/** Whose a name is, as two of them are compared. */
export type TradingNameTable = {
  readonly root_org_id: Fixed<string>;
  readonly trading_name: Fixed<string>;
  readonly organisation_id: Fixed<string>;
};

/** What a new merchant of the owner begins with; it stands under the owner's own organisation. */
export type MerchantTemplateTable = TenantKey & { document: Json<unknown> };

/** Readable before anyone has signed in. */
export type OwnerTable = { readonly root_org_id: Fixed<string>; carrier: string; admin_config: Json<unknown> };

/** Whose organisation an id is, which several owners may give; answers sign-in before a tenant is known. */
export type OrganisationDirectoryTable = {
  readonly organisation_id: Fixed<string>;
  readonly root_org_id: Fixed<string>;
  /** Given by the database, in the order of claims. */
  readonly claimed: ColumnType<number | string, never, never>;
};

/** Files by the hash of their content: no company's secret, so no tenant. */
export type AssetTable = {
  readonly hash: Fixed<string>;
  readonly content_type: Fixed<string>;
  readonly bytes: Fixed<Buffer>;
  /** When it was last brought, or named by a draft. */
  touched_at: ColumnType<Date, Date | undefined, Date>;
};

/** The checks of a company's return rules, all in one document. */
export type RuleChecksTable = TenantKey & { revision: string; checks: Json<unknown> };

/** What is kept of a token is its hash; looked up by it before a tenant is known (`preview_link_holder`). */
export type PreviewLinkTable = TenantKey & {
  readonly link_id: Fixed<string>;
  readonly token_hash: Fixed<string>;
  readonly created_by: Fixed<string>;
  readonly created_at: Fixed<Date>;
  readonly expires_at: Fixed<Date>;
  revoked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  opened_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** What a link shows, as JSON. */
export type PreviewSnapshotTable = TenantKey & {
  readonly link_id: Fixed<string>;
  readonly snapshot: Fixed<string>;
  readonly bytes: Fixed<number>;
  readonly expires_at: Fixed<Date>;
};

/** Who needs a file; no publish is named where a revision does. */
export type AssetUseTable = TenantKey & { readonly hash: Fixed<string>; readonly publish_id: Fixed<string> };

export interface Tables extends SessionTables {
  company: CompanyTable;
  company_revision: CompanyRevisionTable;
  configuration_part: ConfigurationPartTable;
  merchant_usage: MerchantUsageTable;
  publish: PublishTable;
  idempotency_key: IdempotencyKeyTable;
  audit: AuditTable;
  audit_head: AuditHeadTable;
  staff: StaffTable;
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
