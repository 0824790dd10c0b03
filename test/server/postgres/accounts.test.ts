import { sql, type RawBuilder } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openServingDatabase } from '../../../server/infrastructure/postgres/connection/openServingDatabase.ts';
import { migrations } from '../../../server/infrastructure/postgres/connection/migrate.ts';
import { runNode } from '../../support/runNode.ts';
import { allEngines } from '../../support/server/databases.ts';
import { runSql } from '../../support/server/runSql.ts';
import { createTestDatabase, type TestDatabase } from '../../support/server/testDatabase.ts';
import { urlFor } from '../../support/server/servingAccount.ts';

const postgres = inject('postgres');
const newest = Object.keys(migrations).at(-1);

describe.each(allEngines)('the database role for upkeep on $name', ({ open }) => {
  it('can read the age of rows, but not their content or owner [RP-2]', async () => {
    const database = await open();
    const upkeep = (statement: RawBuilder<unknown>) => database.inUpkeep((trx) => statement.execute(trx));
    try {
      await upkeep(sql`select count(*), max(edited_at) from draft`);
      await upkeep(sql`delete from idempotency_key where created_at < now()`);
      for (const statement of [
        sql`select sealed from draft`,
        sql`select sealed from second_factor`,
        sql`select code_hash from recovery_code`,
        sql`select challenge from passkey_challenge`,
        sql`select changes from publish`,
        sql`select body from company_revision`,
        sql`select name from company`,
        sql`select password_hash from staff`,
        sql`update draft set edited_at = now()`,
        sql`delete from publish`,
        sql`delete from kysely_migration`,
      ])
        await expect(upkeep(statement)).rejects.toThrow(/permission denied/);
    } finally {
      await database.close();
    }
  });
});

describe.runIf(postgres)('the database account that the running service uses', () => {
  const server = postgres as NonNullable<typeof postgres>;
  let created: TestDatabase;
  let ownerUrl: string;
  let servingUrl: string;
  const run = (script: string) =>
    runNode([script], {
      env: { PATH: process.env['PATH'], DATABASE_URL: servingUrl, DATABASE_MIGRATION_URL: ownerUrl },
    });
  /** A separate connection, as an attacker with the stolen password would use. */
  const query = async (statement: string): Promise<readonly unknown[]> => {
    const client = new pg.Client({ connectionString: servingUrl });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end();
    }
  };
  const serve = (url: string, isMigratedByAnother = true) => openServingDatabase(url, { isMigratedByAnother });
  const refusal = async (url: string, isMigratedByAnother?: boolean): Promise<string> => {
    const outcome = await serve(url, isMigratedByAnother).then(
      async ({ database }) => database.close(),
      (error: Error) => error.message,
    );
    return String(outcome);
  };

  beforeAll(async () => {
    created = await createTestDatabase(server.url);
    ownerUrl = created.url;
    servingUrl = urlFor(server.serving, ownerUrl);
  });
  afterAll(() => created.drop());

  it('cannot be used before another account has run all migrations', async () => {
    const first = Object.keys(migrations)[0];
    expect(await refusal(servingUrl)).toMatch(`The schema is older than this release: ${first} is missing; run`);

    expect(run('scripts/support/migrateDatabase.ts')).toEqual({
      status: 0,
      printed: `The schema is that of this release, and ${server.serving.name} may serve.\n`,
    });
    await runSql(ownerUrl, `delete from kysely_migration where name = '${newest}'`);
    expect(await refusal(servingUrl)).toMatch(`The schema is older than this release: ${newest} is missing; run`);
    await runSql(ownerUrl, `insert into kysely_migration select '${newest}', now()::text`);
    // Migrations of a newer release are accepted.
    await runSql(ownerUrl, `insert into kysely_migration values ('9999_of_tomorrow', now()::text)`);
    expect(await refusal(servingUrl)).toBe('undefined');
    await runSql(ownerUrl, `delete from kysely_migration where name = '9999_of_tomorrow'`);
  });

  it('owns no object, can read no table without a role, and cannot disable row security [RP-2]', async () => {
    const owned = await query(`select relname as thing from pg_class where relowner = session_user::regrole
      union all select proname from pg_proc where proowner = session_user::regrole
      union all select nspname from pg_namespace where nspowner = session_user::regrole
      union all select datname from pg_database where datdba = session_user::regrole`);
    expect(owned).toEqual([]);
    expect(
      await query(`select rolname from pg_roles where pg_has_role(session_user, oid, 'MEMBER') order by rolname`),
    ).toEqual(
      [server.serving.name, 'returns_portal_app', 'returns_portal_upkeep'].sort().map((rolname) => ({ rolname })),
    );
    const unprotected = await query(`select relname from pg_class join pg_attribute on attrelid = pg_class.oid
      where relkind = 'r' and relnamespace = 'public'::regnamespace and attname = 'company_id'
        and not (relrowsecurity and relforcerowsecurity)`);
    expect(unprotected).toEqual([]);
    for (const statement of [
      'select * from company',
      `set role ${new URL(server.url).username}`,
      'create table mine (id int)',
      'alter table company no force row level security',
      'alter table company disable row level security',
      'set session_replication_role = replica',
      "select set_config('app.maintenance', 'on', false); select * from company",
    ])
      await expect(query(statement), statement).rejects.toThrow(/permission denied|must be owner/);
    const reach =
      "set role returns_portal_app; select set_config('app.maintenance', 'on', false); set row_security = off;";
    await expect(query(`${reach} select * from company`)).rejects.toThrow(/row-level security/);
  });

  it('is rejected if it owns the schema although another account runs migrations, or if it lacks the required roles', async () => {
    expect(await refusal(ownerUrl)).toMatch(/ owns the schema or may make one; DATABASE_MIGRATION_URL names who does/);
    expect(await refusal(ownerUrl, false)).toBe('undefined');
    const name = `stranger_${process.pid}`;
    await runSql(ownerUrl, `create role ${name} login noinherit password 'x'`);
    expect(await refusal(urlFor({ name, password: 'x' }, ownerUrl))).toMatch(
      `${name} of DATABASE_URL may not serve; run`,
    );
    await runSql(ownerUrl, `drop role ${name}`);
  });

  it("is not used by scripts that create owners, verify or seed; they use the schema's owner", () => {
    const audit = run('scripts/support/verifyAuditLog.ts');
    expect(audit).toEqual({ status: 0, printed: 'The audit log is intact: 0 entries, 0 anchors.\n' });
  });
});
