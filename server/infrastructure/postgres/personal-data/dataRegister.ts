import type { Tables } from '../Tables.ts';

export type TableData = {
  /** Column with the ID of the company to which a row belongs. Its rows are exported and deleted with a merchant. */
  readonly company?: 'company_id' | 'organisation_id';
  /** Column with the ID of the user to whom a row belongs. Its rows are exported and deleted with a person. */
  readonly person?: 'user_id';
  /**
   * Columns that name the user who wrote a row. An export of this person contains the row. An erasure removes only the
   * name.
   */
  readonly author?: { readonly id: string; readonly name: string };
  /** Columns that no export contains, because they are secrets or cannot be read. */
  readonly omitted?: readonly string[];
  /** True if no erasure changes the table. */
  readonly isKept?: true;
};

/**
 * Treatment of every table in exports and erasures. A new table does not compile until it is added here. Tables without
 * a company contain no data of companies, or their rows are deleted with those of a table to which they refer.
 */
export const dataRegister: Readonly<Record<keyof Tables, TableData>> = {
  access_token: {},
  asset: {},
  asset_use: { company: 'company_id' },
  audit: { company: 'company_id', author: { id: 'actor_user_id', name: 'actor_name' }, isKept: true },
  audit_head: { company: 'company_id', isKept: true },
  company: { company: 'company_id' },
  company_revision: { company: 'company_id', omitted: ['body'] },
  draft: { company: 'company_id', person: 'user_id', omitted: ['sealed'] },
  idempotency_key: { company: 'company_id', person: 'user_id', omitted: ['outcome'] },
  merchant_template: { company: 'company_id' },
  merchant_usage: { company: 'company_id' },
  onboarding: { company: 'company_id' },
  organisation_directory: { company: 'organisation_id' },
  owner: {},
  passkey_challenge: { company: 'company_id', person: 'user_id', omitted: ['bound_to', 'challenge'] },
  password_link: { company: 'organisation_id', person: 'user_id', omitted: ['token_hash'] },
  preview_link: { company: 'company_id', omitted: ['token_hash'] },
  preview_snapshot: { company: 'company_id' },
  publish: {
    company: 'company_id',
    author: { id: 'actor_user_id', name: 'actor_name' },
    omitted: ['draft', 'named', 'changed_keys', 'note_search'],
  },
  recovery_code: { company: 'company_id', person: 'user_id', omitted: ['code_hash', 'salt'] },
  refresh_token: {},
  replaced_value: { company: 'company_id' },
  review_session: { company: 'company_id', author: { id: 'admin_user_id', name: 'admin_name' } },
  rule_checks: { company: 'company_id' },
  second_factor: { company: 'company_id', person: 'user_id', omitted: ['sealed', 'public_key'] },
  server_secret: {},
  sign_in_challenge: { company: 'organisation_id', person: 'user_id', omitted: ['token_hash'] },
  sign_in_throttle: {},
  signup: { company: 'company_id' },
  spent_proof: {},
  staff: { company: 'company_id', person: 'user_id', omitted: ['password_hash'] },
  token_family: { company: 'organisation_id', person: 'user_id' },
  trading_name: { company: 'organisation_id' },
};

export const registeredTables = Object.entries(dataRegister) as readonly (readonly [keyof Tables, TableData])[];
