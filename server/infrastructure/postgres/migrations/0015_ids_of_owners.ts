import { sql, type Kysely, type Migration } from 'kysely';

/** An id is its owner's own: no owner learns from a refusal what another one's merchants are called. */
const statements = [
  `alter table organisation_directory drop constraint organisation_directory_pkey`,
  // Who had an id first is who is looked up first.
  `alter table organisation_directory add column claimed bigint generated always as identity`,
  `alter table organisation_directory add primary key (organisation_id, root_org_id)`,
];

async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export const idsOfOwners: Migration = { up };
