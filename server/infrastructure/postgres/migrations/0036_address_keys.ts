import { sql, type Kysely, type Migration } from 'kysely';
import { addressKey } from '../../../../src/domain/users/addressKey.ts';

type Person = {
  readonly root_org_id: string;
  readonly company_id: string;
  readonly user_id: string;
  readonly email: string;
};

const before = [
  `alter table staff add column email_key text collate "C"`,
  `select set_config('app.maintenance', 'on', true)`,
];
const after = [
  `drop index staff_email`,
  `drop index staff_of_owner`,
  `create unique index staff_email on staff (root_org_id, company_id, email_key)`,
  `create index staff_of_owner on staff (root_org_id, email_key, company_id)`,
];

async function up(db: Kysely<never>): Promise<void> {
  for (const statement of before) await sql.raw(statement).execute(db);
  // Of two that compare as one, the person who signed in last keeps the address.
  const { rows } = await sql<Person>`
    select root_org_id, company_id, user_id, email from staff
    order by last_sign_in_at desc nulls last, password_hash is null, user_id`.execute(db);
  const taken = new Set<string>();
  const keyed = rows.flatMap((person) => {
    const key = addressKey(person.email);
    const place = JSON.stringify([person.root_org_id, person.company_id, key]);
    if (key === undefined || taken.has(place)) return [];
    taken.add(place);
    return [{ ...person, key }];
  });
  await sql`
    update staff set email_key = keyed.key
    from json_to_recordset(${JSON.stringify(keyed)}::json)
      as keyed(root_org_id text, company_id text, user_id text, key text)
    where (staff.root_org_id, staff.company_id, staff.user_id) = (keyed.root_org_id, keyed.company_id, keyed.user_id)`.execute(
    db,
  );
  for (const statement of after) await sql.raw(statement).execute(db);
}

/** People are found by the normal form of their address, which the service makes and not the database. Who has none cannot sign in. */
export const addressKeys: Migration = { up };
