import type { Sample } from './banner.ts';
import type { Database, OwnedDatabase } from './postgres/connection/Database.ts';
import { hasOwners, seedSample } from './postgres/seedSample.ts';

/** The same people as in the demo. */
const SEED = 2026;

/** Fills a database that nobody uses yet with the sample; answers what a person needs to try it. */
export async function seedFirstRun(database: OwnedDatabase, now: number): Promise<Sample | undefined> {
  // Inventing people takes longer than all the rest of a start, so it is loaded only where it is needed.
  if (!(await hasOwners(database))) {
    const { makeSample } = await import('../../sample/makeSample.ts');
    await seedSample(database, makeSample({ seed: SEED, now: new Date(now) }), { now });
  }
  return sampleAccounts(database);
}

const SAMPLE_PASSWORD = 'Returns2026';
const SHOWN = ['AUSPOST', 'NORTHWIND'];

/** The first owner's accounts that can sign in, where the sample is what the database holds. */
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
