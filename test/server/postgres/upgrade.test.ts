import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { OwnedDatabase } from '../../../server/infrastructure/postgres/connection/Database.ts';
import { openPostgresDatabase } from '../../../server/infrastructure/postgres/connection/openServingDatabase.ts';
import { openPgliteDatabase } from '../../../server/infrastructure/postgres/embedded/openPgliteDatabase.ts';
import { verifyAudit } from '../../../server/infrastructure/postgres/audit/verifyAudit.ts';
import { allEngines, openAsService } from '../../support/server/databases.ts';
import { startTestServer } from '../../support/server/httpServer.ts';
import { runSql } from '../../support/server/runSql.ts';
import { createTestDatabase } from '../../support/server/testDatabase.ts';

/** Schema and sample rows of the previous release, as SQL. */
const STORED = 'test/server/postgres/previousRelease.sql.gz';
const COMMAND = 'STORE_RELEASE=true npx vitest run --project server test/server/postgres/upgrade.test.ts';
const DIFFERS = `The migrated schema of the previous release differs from the schema of this release.
If a released migration was changed, undo that and add a new migration instead.
Before version 3.0.0, the baseline may change. Then store it again with PostgreSQL installed: ${COMMAND}`;

const postgres = inject('postgres');

/** Reads the definition of every object, sorted, so that the order of columns does not matter. */
async function schemaOf(database: OwnedDatabase): Promise<readonly string[]> {
  const { rows } = await database.inMaintenance((trx) =>
    sql<{ text: string }>`
      with own as (select oid, relname, relrowsecurity, relforcerowsecurity from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%')
      select format('table %s %s %s', relname, relrowsecurity, relforcerowsecurity) as text from own
      union all select format('column %s.%s %s %s %s %s', relname, attname, format_type(atttypid, atttypmod), attnotnull,
          (select collname from pg_collation where pg_collation.oid = attcollation),
          pg_get_expr(adbin, adrelid))
        from own join pg_attribute on attrelid = own.oid and attnum > 0 and not attisdropped
        left join pg_attrdef on adrelid = own.oid and adnum = attnum
      union all select format('constraint %s %s', relname, pg_get_constraintdef(pg_constraint.oid))
        from own join pg_constraint on conrelid = own.oid where contype <> 'n'
      union all select pg_get_indexdef(indexrelid) from own join pg_index on indrelid = own.oid
      union all select pg_get_triggerdef(pg_trigger.oid) from own join pg_trigger on tgrelid = own.oid
        where not tgisinternal
      union all select replace(pg_get_functiondef(oid), '''$user'', ', '') from pg_proc where pronamespace = 'public'::regnamespace
      union all select format('policy %s %s %s %s %s', tablename, policyname, cmd, qual, with_check) from pg_policies
      union all select format('grant %s %s %s', relname, privilege_type, grantee) from own
        join information_schema.role_table_grants on table_name = relname and grantee like 'returns\\_portal\\_%'
      union all select format('grant %s.%s %s %s', relname, column_name, privilege_type, grantee) from own
        join information_schema.role_column_grants on table_name = relname and grantee like 'returns\\_portal\\_%'
      order by text`.execute(trx),
  );
  return rows.map(({ text }) => text);
}

/** Fills a new database by using the service, and stores it as SQL that both engines can run. */
async function storeRelease(): Promise<void> {
  if (!postgres) throw new Error('Storing a release needs PostgreSQL.');
  const { url, drop } = await createTestDatabase(postgres.url, postgres.template);
  const server = await startTestServer({}, () => openAsService(postgres.serving, url, async () => undefined));
  await server.authorization('ALPHA');
  await server.close();
  const args = ['--inserts', '--no-owner', '--enable-row-security', '--exclude-table-data=public.server_secret', url];
  const dumped = spawnSync('pg_dump', args, {
    env: { ...process.env, PGOPTIONS: '-c app.maintenance=on' },
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  await drop();
  if (dumped.status !== 0) throw new Error(dumped.stderr);
  const roles = ['returns_portal_app', 'returns_portal_upkeep'].map(
    (role) => `do $$ begin create role ${role} nologin; exception when duplicate_object then null; end $$;\n`,
  );
  const statements = dumped.stdout
    .replaceAll(/^(?:\\.*|--.*|SET .*|SELECT pg_catalog\.set_config.*)\n/gm, '')
    .replaceAll(` TO ${new URL(url).username} USING`, ' TO CURRENT_USER USING')
    .replaceAll(/\n{2,}/g, '\n');
  writeFileSync(STORED, gzipSync(roles.join('') + statements, { level: 9 }));
}

const openers: Record<string, (statements: string) => Promise<OwnedDatabase>> = {
  async PGlite(statements) {
    const previous = await PGlite.create();
    await previous.exec(statements);
    const image = await previous.dumpDataDir('none');
    await previous.close();
    return openPgliteDatabase('memory', { image });
  },
  async PostgreSQL(statements) {
    if (!postgres) throw new Error('There is no PostgreSQL.');
    const { url, drop } = await createTestDatabase(postgres.url);
    await runSql(url, statements);
    // Migrate with the account that owns the schema, as `npm run migrate` does.
    await (await openPostgresDatabase(url)).close();
    return openAsService(postgres.serving, url, drop);
  },
};

describe.each(allEngines)('a database of the previous release on $name', ({ name, open }) => {
  let statements: string;
  beforeAll(async () => {
    if (process.env['STORE_RELEASE']) await storeRelease();
    statements = gunzipSync(readFileSync(STORED)).toString();
  });

  it('has the schema of this release after the migrations', async () => {
    const [upgraded, fresh] = [await openers[name]!(statements), await open()];
    try {
      expect(await schemaOf(upgraded), DIFFERS).toEqual(await schemaOf(fresh));
    } finally {
      await Promise.all([upgraded.close(), fresh.close()]);
    }
  });

  it('works after the migrations, with its users, configurations and audit log', async () => {
    const server = await startTestServer({}, () => openers[name]!(statements));
    try {
      const staff = await server.authorization('ALPHA');
      expect((await server.configuration('ALPHA', staff)).json()).toMatchObject({ name: 'Company ALPHA' });
      await server.settle();
      expect(await verifyAudit(server.database)).toEqual({ kind: 'intact', entries: 2 });
    } finally {
      await server.close();
    }
  });
});
