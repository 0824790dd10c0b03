import { sql, type Kysely, type Migration } from 'kysely';
import { keyAddresses } from './keyAddresses.ts';

const before = [`alter table staff add column email_key text collate "C"`];
const after = [
  `drop index staff_email`,
  `drop index staff_of_owner`,
  `create unique index staff_email on staff (root_org_id, company_id, email_key)`,
  `create index staff_of_owner on staff (root_org_id, email_key, company_id)`,
];

async function up(db: Kysely<never>): Promise<void> {
  for (const statement of before) await sql.raw(statement).execute(db);
  await keyAddresses(db);
  for (const statement of after) await sql.raw(statement).execute(db);
}

/** People are found by the normal form of their address, which the service makes and not the database. Who has none cannot sign in. */
export const addressKeys: Migration = { up };
