import { sql, type Kysely } from 'kysely';
import { addressKey } from '../../../../src/domain/users/addressKey.ts';

type Person = {
  readonly root_org_id: string;
  readonly company_id: string;
  readonly user_id: string;
  readonly email: string;
};

/** Keeps what each person’s address is compared by. Of two that compare as one, the person who signed in last keeps the address. */
export async function keyAddresses(db: Kysely<never>): Promise<void> {
  await sql`select set_config('app.maintenance', 'on', true)`.execute(db);
  const { rows } = await sql<Person>`
    select root_org_id, company_id, user_id, email from staff
    order by last_sign_in_at desc nulls last, password_hash is null, user_id`.execute(db);
  const taken = new Set<string>();
  const keyed = rows.map((person) => {
    const key = addressKey(person.email);
    const place = JSON.stringify([person.root_org_id, person.company_id, key]);
    if (key === undefined || taken.has(place)) return { ...person, key: null };
    taken.add(place);
    return { ...person, key };
  });
  const [lost, kept] = [keyed.filter(({ key }) => key === null), keyed.filter(({ key }) => key !== null)];
  // Who loses an address first, so that nobody has it twice on the way.
  for (const part of [lost, kept])
    await sql`
      update staff set email_key = keyed.key
      from json_to_recordset(${JSON.stringify(part)}::json)
        as keyed(root_org_id text, company_id text, user_id text, key text)
      where (staff.root_org_id, staff.company_id, staff.user_id) = (keyed.root_org_id, keyed.company_id, keyed.user_id)
        and staff.email_key is distinct from keyed.key`.execute(db);
}
