import { sql, type Transaction } from 'kysely';
import { merchantTemplateOf } from '../../../sample/merchantTemplateOf.ts';
import { organisationOf } from '../../../sample/organisationOf.ts';
import type { SampleData, SampleMerchant, SampleOwner, SampleStaff } from '../../../sample/SampleData.ts';
import type { Database, OwnedDatabase } from './connection/Database.ts';
import { hashPassword } from '../oauth/Argon2PasswordVerifier.ts';
import { protectAssets } from './companies/assetUses.ts';
import { insertCompanies } from './companies/insertCompanies.ts';
import { json } from './connection/statement.ts';
import type { NewRow, Tables } from './Tables.ts';
import { addressKey } from '../../../src/domain/users/addressKey.ts';

/** Number of merchants per statement, chosen for speed without much memory. */
const BATCH = 500;

export type SeedOptions = {
  /** Time of the first revisions, in milliseconds since 1970-01-01 UTC. */
  readonly now: number;
  /** Returns additional merchants of an owner, without staff. They are generated one at a time to save memory. */
  readonly generated?: (owner: SampleOwner) => Iterable<SampleMerchant>;
  /** Hashes a password. Tests pass a function with a cache, because they seed often. */
  readonly hash?: (password: string) => Promise<string>;
};

/** Whether the database contains an owner, i.e. was seeded or is in use. */
export const hasOwners = (database: Database): Promise<boolean> =>
  database.inSystem(async (trx) => {
    const owner = await trx.selectFrom('owner').select('root_org_id').limit(1).executeTakeFirst();
    return owner !== undefined;
  });

/** Adds the sample. Skips existing rows, so a run can be repeated. Returns the number of merchants. */
export async function seedSample(database: OwnedDatabase, sample: SampleData, options: SeedOptions): Promise<number> {
  const now = new Date(options.now);
  const staff = await Promise.all(sample.owners.flatMap((owner) => staffRowsOf(owner, options.hash ?? hashPassword)));
  await database.inMaintenance(async (trx) => {
    await insertAssets(trx, sample);
    for (const owner of sample.owners) await insertOwner(trx, owner, now);
    for (const row of staff)
      await trx
        .insertInto('staff')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  });
  let merchants = sample.owners.reduce((sum, owner) => sum + owner.merchants.length, 0);
  for (const owner of sample.owners) {
    for (const batch of batchesOf(options.generated?.(owner) ?? [])) {
      await database.inMaintenance((trx) => insertCompanies(trx, owner.rootOrgId, batch, now));
      merchants += batch.length;
    }
  }
  // Collect statistics, because the embedded database never does and uses no list index without them.
  await database.inMaintenance((trx) => sql`analyze company, company_revision, staff`.execute(trx));
  return merchants;
}

async function insertAssets(trx: Transaction<Tables>, sample: SampleData): Promise<void> {
  for (const { hash, contentType, body } of sample.assets)
    await trx
      .insertInto('asset')
      .values({ hash, content_type: contentType, bytes: Buffer.from(body) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

async function insertOwner(trx: Transaction<Tables>, owner: SampleOwner, now: Date): Promise<void> {
  await trx
    .insertInto('owner')
    .values({ root_org_id: owner.rootOrgId, carrier: owner.carrier, admin_config: json(owner.adminConfig) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await insertCompanies(trx, owner.rootOrgId, [organisationOf(owner), ...owner.merchants], now);
  await trx
    .insertInto('merchant_template')
    .values({
      root_org_id: owner.rootOrgId,
      company_id: owner.rootOrgId,
      document: json(merchantTemplateOf(owner)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await protectAssets(trx, { rootOrgId: owner.rootOrgId, companyId: owner.rootOrgId }, merchantTemplateOf(owner));
}

const staffRowsOf = (
  owner: SampleOwner,
  hash: (password: string) => Promise<string>,
): readonly Promise<NewRow<'staff'>>[] =>
  [...owner.staff, ...owner.merchants.flatMap((merchant) => merchant.staff)].map(
    async (person: SampleStaff): Promise<NewRow<'staff'>> => ({
      root_org_id: owner.rootOrgId,
      company_id: person.organisationId,
      user_id: person.userId,
      email: person.email,
      email_key: addressKey(person.email) ?? null,
      name: person.name,
      password_hash: person.password === undefined ? null : await hash(person.password),
      roles: [...person.roles],
      enabled: person.enabled ?? true,
      ...(person.lastSignInAt !== undefined && { last_sign_in_at: new Date(person.lastSignInAt) }),
    }),
  );

function* batchesOf(merchants: Iterable<SampleMerchant>): Generator<readonly SampleMerchant[]> {
  let batch: SampleMerchant[] = [];
  for (const merchant of merchants) {
    batch.push(merchant);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
