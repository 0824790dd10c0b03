import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OwnedDatabase } from '../../../server/infrastructure/postgres/connection/Database.ts';
import { allEngines } from '../../support/server/databases.ts';
import { companyId } from '../../support/samples/builders.ts';
import { seedCompanies, serviceOver } from '../../support/server/service.ts';

describe.each(allEngines)('a foreign key on $name', ({ open, name }) => {
  const isEmbedded = name === 'PGlite';
  let database: OwnedDatabase;
  beforeEach(async () => {
    database = await open();
    await seedCompanies(database, ['A', 'B']);
  });
  afterEach(() => database.close());

  it('rejects a row whose company, user, revision or owner does not exist', async () => {
    const key = `('OWNER', 'NOBODY'`;
    for (const [table, values] of [
      ['company_revision (root_org_id, company_id, revision, body, hash, published_at)', `${key}, 1, '', '', now())`],
      ['draft', `${key}, 'ada', 'r', '', now())`],
      ['rule_checks', `${key}, '"c1"', '[]')`],
      ['preview_link', `${key}, 'l1', 'h', 'Ada', now(), now())`],
      ['staff', `${key}, 'ada', 'a@b.example', 'Ada', 'x', '{}', true)`],
      ['second_factor', `${key}, 'ada', 'f', 'totp', '', now())`],
      ['recovery_code', `${key}, 'ada', 'h', '', now())`],
      ['passkey_challenge', `${key}, 'ada', 's', 'c', now())`],
      ['sign_in_challenge', `('h', 'OWNER', 'NOBODY', 'ada', '', 0, now())`],
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

  it('prevents the deletion of a referenced row', async () => {
    for (const table of ['company', 'owner', 'company_revision', 'organisation_directory'])
      await expect(
        database.inMaintenance((trx) => sql.raw(`delete from ${table}`).execute(trx)),
        table,
      ).rejects.toThrow(/violates .*foreign key constraint/);
  });

  it.skipIf(isEmbedded)('does not make the write of a draft wait for a publish of the same company', async () => {
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
