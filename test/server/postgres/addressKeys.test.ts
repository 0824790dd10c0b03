import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, Migrator, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnedDatabase } from '../../../server/infrastructure/postgres/connection/Database.ts';
import { openPgliteDatabase } from '../../../server/infrastructure/postgres/embedded/openPgliteDatabase.ts';
import { PgliteDialect } from '../../../server/infrastructure/postgres/embedded/PgliteDialect.ts';
import { PgliteThread } from '../../../server/infrastructure/postgres/embedded/PgliteThread.ts';
import { migrations } from '../../../server/infrastructure/postgres/migrations/migrations.ts';
import type { Tables } from '../../../server/infrastructure/postgres/Tables.ts';

type Person = readonly [
  userId: string,
  company: string,
  email: string,
  lastSignInAt: string | null,
  hash: string | null,
];

/** Addresses that a database's `lower()` takes for two, each pair in its company. */
const people: readonly Person[] = [
  ['earlier', 'SHOP', 'οδός@shop.example', '2026-01-01', 'hash'],
  ['later', 'SHOP', 'οδόσ@shop.example', '2026-03-01', 'hash'],
  ['invited', 'INN', 'οδός@inn.example', null, null],
  ['member', 'INN', 'οδόσ@inn.example', null, 'hash'],
  ['stand-in', 'INN', '\u212aim@inn.example', '2026-03-01', 'hash'],
  ['written', 'INN', 'ida@zürich.example', '2026-01-01', 'hash'],
  ['coded', 'INN', 'ida@xn--zrich-kva.example', '2026-03-01', 'hash'],
];

/** What an earlier release left. */
async function leavePeople(folder: string, release: string): Promise<void> {
  const engine = await PgliteThread.open(join(folder, 'database'), { heard: () => undefined, missed: () => undefined });
  const kysely = new Kysely<Tables>({ dialect: new PgliteDialect(engine) });
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo(release)).error).toBeUndefined();
  await kysely.transaction().execute(async (trx) => {
    await sql`select set_config('app.maintenance', 'on', true)`.execute(trx);
    // Alone: what they belong to is of no matter here.
    await sql`select set_config('session_replication_role', 'replica', true)`.execute(trx);
    for (const [userId, company, email, lastSignInAt, hash] of people)
      await sql`insert into staff (root_org_id, company_id, user_id, email, name, roles, password_hash, last_sign_in_at)
        values ('OWNER', ${company}, ${userId}, ${email}, ${userId}, '{staff}', ${hash}, ${lastSignInAt})`.execute(trx);
    await sql`insert into company (root_org_id, company_id, name, sort_name, search_text, company_enabled, onboarded, portal_active, current_revision)
      values ('OWNER', 'MATJAR', 'متجر أَحمد', 'متجر أَحمد', 'متجر أَحمد', true, true, true, 1)`.execute(trx);
    if (release > '0036') await sql`update staff set email_key = lower(email)`.execute(trx);
  });
  await kysely.destroy();
}

describe.each([
  ['compared addresses by the database', '0035_preview_links'],
  ['told a domain’s two spellings apart', '0042_limited_days'],
])('after a release that %s', (_what, release) => {
  const folder = mkdtempSync(join(tmpdir(), 'returns-portal-addresses-'));
  let database: OwnedDatabase;
  beforeAll(async () => {
    await leavePeople(folder, release);
    database = await openPgliteDatabase(folder);
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Who is found by an address, of each company. */
  const holdersOf = async (email: string): Promise<readonly string[]> => {
    const { rows } = await database.inMaintenance((trx) =>
      sql<{ user_id: string }>`select user_id from staff where email_key = ${email} order by user_id`.execute(trx),
    );
    return rows.map(({ user_id: userId }) => userId);
  };

  it('of two spellings of a domain, whoever signed in last keeps the address [AU-1]', async () => {
    expect(await holdersOf('ida@xn--zrich-kva.example')).toEqual(['coded']);
    expect(await holdersOf('ida@zürich.example')).toEqual([]);
  });

  it('of two addresses that are one from now on, whoever signed in last keeps it [AU-1]', async () => {
    expect(await holdersOf('οδόσ@shop.example')).toEqual(['later']);
  });

  it('where neither ever signed in, whoever has a password keeps it', async () => {
    expect(await holdersOf('οδόσ@inn.example')).toEqual(['member']);
  });

  it('an Arabic name is found with and without its signs', async () => {
    const { rows } = await database.inMaintenance((trx) =>
      sql<{ search_text: string; sort_name: string }>`select search_text, sort_name from company`.execute(trx),
    );
    expect(rows).toEqual([{ search_text: 'متجر احمد', sort_name: 'متجر احمد' }]);
  });

  it('an address that stands in for an ASCII one finds nobody, and nobody is lost', async () => {
    expect(await holdersOf('kim@inn.example')).toEqual([]);
    const { rows } = await database.inMaintenance((trx) => sql`select 1 from staff`.execute(trx));
    expect(rows).toHaveLength(people.length);
  });
});
