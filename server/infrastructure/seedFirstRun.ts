import type { Sample } from './banner.ts';
import type { Database, OwnedDatabase } from './postgres/connection/Database.ts';
import { hasOwners, seedSample } from './postgres/seedSample.ts';

/** Random seed of the sample. The demo uses the same seed, so the service and the demo have the same users. */
const SEED = 2026;

export async function seedFirstRun(database: OwnedDatabase, now: number): Promise<Sample | undefined> {
  // Import the sample on demand, because Faker takes longer to load than the rest of the server.
  if (!(await hasOwners(database))) {
    const { makeSample } = await import('../../sample/makeSample.ts');
    await seedSample(database, makeSample({ seed: SEED, now: new Date(now) }), { now });
  }
  return sampleAccounts(database);
}

const SAMPLE_PASSWORD = 'Returns2026';
const SHOWN = ['AUSPOST', 'NORTHWIND'];

async function sampleAccounts(database: Database): Promise<Sample | undefined> {
  const people = await database.inTenant({ rootOrgId: 'AUSPOST', companyId: '*' }, (trx) =>
    trx
      .selectFrom('staff')
      .select(['email', 'company_id'])
      .where('company_id', 'in', SHOWN)
      .where('enabled', '=', true)
      .where('password_hash', 'is not', null)
      .orderBy('company_id')
      .orderBy('user_id')
      .execute(),
  );
  if (people.length === 0) return undefined;
  const accounts = people.map(({ email, company_id }) => ({
    email,
    organisationId: company_id,
    password: SAMPLE_PASSWORD,
  }));
  return { merchantId: 'NORTHWIND', accounts };
}
