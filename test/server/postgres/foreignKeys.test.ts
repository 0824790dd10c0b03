import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, Migrator, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OwnedDatabase } from '../../../server/infrastructure/postgres/connection/Database.ts';
import { migrate } from '../../../server/infrastructure/postgres/connection/migrate.ts';
import { openPgliteDatabase } from '../../../server/infrastructure/postgres/embedded/openPgliteDatabase.ts';
import { PgliteDialect } from '../../../server/infrastructure/postgres/embedded/PgliteDialect.ts';
import { PgliteThread } from '../../../server/infrastructure/postgres/embedded/PgliteThread.ts';
import { migrations } from '../../../server/infrastructure/postgres/migrations/migrations.ts';
import type { Tables } from '../../../server/infrastructure/postgres/Tables.ts';
import { engines } from '../../support/server/databases.ts';
import { companyId } from '../../support/samples/builders.ts';
import { seedCompanies, serviceOver } from '../../support/server/service.ts';

const COMPANY = `('OWNER', 'SHOP'`;

/** What the release before could leave: a company in use, and rows that outlived what they name. */
const left = [
  `insert into owner values ('OWNER', 'USPS', '{"features":{}}')`,
  `insert into company (root_org_id, company_id, name, sort_name, search_text, company_enabled, onboarded, portal_active,
    current_revision) values ${COMPANY}, 'Shop', 'shop', 'shop', true, true, true, 1)`,
  `insert into company_revision (root_org_id, company_id, revision, document, published_at)
    values ${COMPANY}, 1, '{}', now())`,
  `insert into staff values ${COMPANY}, 'ada', 'ada@shop.example', 'Ada', 'x', '{staff}', true)`,
  `insert into publish (root_org_id, company_id, publish_id, state, base_revision, draft, changes, change_count,
      actor_user_id, actor_name, lease_expires_at, opened_at)
    values ${COMPANY}, 'open', 'open', 1, '{}', '[]', 0, 'ada', 'Ada', now(), now())`,
  ...['ada', 'left'].map(
    (
      who,
    ) => `insert into token_family (session_id, user_id, root_org_id, organisation_id, generation, created_at, expires_at)
      values ('of-${who}', '${who}', 'OWNER', 'SHOP', 0, now(), now())`,
  ),
  ...['SHOP', 'GONE'].map((company) => `insert into draft values ('OWNER', '${company}', 'ada', 'r', '\\x00', now())`),
  ...['OWNER', 'GONE'].map(
    (owner) => `insert into idempotency_key values ('${owner}', 'FRESH', 'ada', 'key', 'f', '{}', now())`,
  ),
];

describe('foreign keys over what the release before left', () => {
  let folder: string;
  let kysely: Kysely<Tables>;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'returns-portal-keys-'));
    kysely = await openOld(join(folder, 'database'));
    for (const statement of left) await sql.raw(statement).execute(kysely);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('keep all that names something, and drop what passes and names nobody', async () => {
    await kysely.destroy();
    const database = await openPgliteDatabase(folder);
    const all = (text: string) =>
      database.inMaintenance(async (trx) => (await sql.raw<Record<string, unknown>>(text).execute(trx)).rows);
    try {
      expect(await all('select session_id from token_family')).toEqual([{ session_id: 'of-ada' }]);
      expect(await all('select company_id from draft')).toEqual([{ company_id: 'SHOP' }]);
      expect(await all('select root_org_id from idempotency_key')).toEqual([{ root_org_id: 'OWNER' }]);
      expect(await all('select publish_id from publish')).toEqual([{ publish_id: 'open' }]);
      expect(await all('select organisation_id from organisation_directory')).toEqual([{ organisation_id: 'SHOP' }]);
    } finally {
      await database.close();
    }
  });

  it('stop the migration where something is kept for good that names nobody, and change nothing', async () => {
    await sql`insert into staff values ('OWNER', 'GONE', 'bob', 'bob@gone.example', 'Bob', 'x', '{staff}', true)`.execute(
      kysely,
    );
    await expect(migrate(kysely)).rejects.toThrow(
      '1 rows of staff name no company by root_org_id, company_id: put them right by hand first.',
    );
    const { rows } = await sql`select count(*)::int as drafts from draft`.execute(kysely);
    expect(rows).toEqual([{ drafts: 2 }]);
    await kysely.destroy();
  });
});

async function openOld(folder: string): Promise<Kysely<Tables>> {
  const engine = await PgliteThread.open(folder, { heard: () => undefined, missed: () => undefined });
  const kysely = new Kysely<Tables>({ dialect: new PgliteDialect(engine) });
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo('0012_usage')).error).toBeUndefined();
  return kysely;
}

describe.each(engines)('what refers to something on $name', ({ open, name }) => {
  const isEmbedded = name === 'PGlite';
  let database: OwnedDatabase;
  beforeEach(async () => {
    database = await open();
    await seedCompanies(database, ['A', 'B']);
  });
  afterEach(() => database.close());

  it('cannot be written of a company, a person, a revision or an owner that is not there', async () => {
    const key = `('OWNER', 'NOBODY'`;
    for (const [table, values] of [
      ['company_revision (root_org_id, company_id, revision, document, published_at)', `${key}, 1, '{}', now())`],
      ['draft', `${key}, 'ada', 'r', '', now())`],
      ['rule_checks', `${key}, '"c1"', '[]')`],
      ['preview_link', `${key}, 'l1', 'h', 'Ada', now(), now())`],
      ['staff', `${key}, 'ada', 'a@b.example', 'Ada', 'x', '{}', true)`],
      ['configuration_part', `${key}, 1, 'h', '')`],
      ['audit', `${key}, 1, now(), 'ada', 'Ada', null, 'x', '{}', '', '')`],
      ['merchant_usage', `('NOBODY', 'A', 0, 0, now(), 0, now())`],
      ['organisation_directory', `('NOBODY', 'NOBODY')`],
      [
        `token_family (session_id, user_id, root_org_id, organisation_id, generation, created_at, expires_at, scopes,
          last_used_at)`,
        `('s', 'nobody', 'OWNER', 'A', 0, now(), now(), '', now())`,
      ],
    ])
      await expect(
        database.inMaintenance((trx) => sql.raw(`insert into ${table} values ${values}`).execute(trx)),
        table,
      ).rejects.toThrow(/violates foreign key constraint/);
    const ahead = sql`update company set current_revision = 99 where company_id = 'A'`;
    await expect(database.inMaintenance((trx) => ahead.execute(trx))).rejects.toThrow(/foreign key/);
  });

  it('keeps what it refers to from going', async () => {
    for (const table of ['company', 'owner', 'company_revision', 'organisation_directory'])
      await expect(
        database.inMaintenance((trx) => sql.raw(`delete from ${table}`).execute(trx)),
        table,
      ).rejects.toThrow(/violates .*foreign key constraint/);
  });

  it.skipIf(isEmbedded)('is written for a company while somebody else publishes there, and does not wait', async () => {
    const { unitOfWork } = serviceOver(database);
    const tenant = { rootOrgId: 'OWNER', companyId: companyId('A') };
    await unitOfWork.inTenant(tenant, async ({ companies }) => {
      await companies.lock(tenant.companyId);
      await database.inTenant(tenant, async (trx) => {
        await sql`set local lock_timeout = '2s'`.execute(trx);
        await sql`insert into draft values ('OWNER', 'A', 'ada', 'r', '', now())`.execute(trx);
      });
    });
  });
});
