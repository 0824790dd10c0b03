import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // What identity providers issued and was exchanged for a session, by hashes: nothing is exchanged twice.
  `create table spent_proof (
    proof_hash text collate "C" primary key,
    forget_at timestamptz not null)`,
  `create index spent_proof_age on spent_proof (forget_at)`,
  `grant select, insert, delete on spent_proof to returns_portal_app`,
];

async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export const spentProofs: Migration = { up };
