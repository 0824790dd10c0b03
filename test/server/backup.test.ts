import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readDraftKeys } from '../../server/infrastructure/changes/draftKeys.ts';
import type { Keys } from '../../server/infrastructure/Keys.ts';
import { PostgresListGenerations } from '../../server/infrastructure/postgres/companies/PostgresListGenerations.ts';
import { lockDataDir } from '../../server/infrastructure/postgres/connection/lockDataDir.ts';
import type { OwnedDatabase } from '../../server/infrastructure/postgres/connection/Database.ts';
import { openPgliteDatabase } from '../../server/infrastructure/postgres/embedded/openPgliteDatabase.ts';
import { folderForEachTest } from '../support/folderForEachTest.ts';
import { runNode } from '../support/runNode.ts';
import { openAsService } from '../support/server/databases.ts';
import { findPostgres, type PostgresServer } from '../support/server/findPostgres.ts';
import { startTestServer } from '../support/server/httpServer.ts';
import { openPglite } from '../support/server/openPglite.ts';
import { runSql } from '../support/server/runSql.ts';
import { urlFor } from '../support/server/servingAccount.ts';
import { createTestDatabase } from '../support/server/testDatabase.ts';

const DRAFTS = '/v1/returns-portal-service/OWNER/company/ALPHA/drafts/mine';
const draft = {
  changes: [{ type: 'COMPANY', key: 'company.name', value: 'Alpha Shop' }],
  history: { done: [], undone: [] },
};
/** Higher than any transaction ID of a new server. */
const OF_AN_OLD_SERVER = 4_000_000_000;

const folder = folderForEachTest();
const at = (name: string): string => join(folder.path, name);
const run = (script: string, args: readonly string[], env: Readonly<Record<string, string>>) =>
  runNode([`scripts/support/${script}.ts`, ...args], {
    env: { PATH: process.env['PATH'], ...env },
  });

function keysIn(path: string): Keys {
  const keys = readDraftKeys(path, { isMade: true });
  if (!keys.ok) throw new Error(keys.error);
  return keys.value;
}

/** Fills a database with an entry of the audit log and a draft. */
async function fill(draftKeys: Keys, open: () => Promise<OwnedDatabase>): Promise<void> {
  const server = await startTestServer({ draftKeys }, open);
  const staff = await server.authorization('ALPHA');
  const ifMatch = (await server.send(staff, 'GET', DRAFTS)).json<{ revision: string }>().revision;
  expect((await server.send(staff, 'PUT', DRAFTS, draft, { 'if-match': ifMatch })).statusCode).toBe(200);
  await server.settle();
  await server.database.inMaintenance(async (trx) => {
    await sql`alter table company disable trigger user`.execute(trx);
    await sql`update company set changed = ${OF_AN_OLD_SERVER}, selected = ${OF_AN_OLD_SERVER}`.execute(trx);
    await sql`alter table company enable trigger user`.execute(trx);
  });
  await server.close();
}

/** Expects that the restored database works. */
async function examine(draftKeys: Keys, open: () => Promise<OwnedDatabase>): Promise<void> {
  const server = await startTestServer({ draftKeys }, open);
  const staff = await server.authorization('ALPHA');
  expect((await server.send(staff, 'GET', DRAFTS)).json()).toMatchObject({ changes: draft.changes });

  const { rows } = await server.database.inMaintenance((trx) =>
    sql`select company_id from company where greatest(changed, selected) > pg_current_xact_id()::text::bigint`.execute(
      trx,
    ),
  );
  expect(rows).toEqual([]);
  const generations = new PostgresListGenerations(server.database);
  const first = await generations.find('OWNER');
  expect(await generations.find('OWNER')).toEqual(first);
  await server.database.inMaintenance((trx) =>
    sql`update company set name = 'Renamed', sort_name = 'renamed' where company_id = 'ALPHA'`.execute(trx),
  );
  const second = await generations.find('OWNER');
  expect(second.list).not.toBe(first.list);
  expect(second.selection).not.toBe(first.selection);
  await server.close();
}

describe('a backup of the embedded database', () => {
  it('is restored with its audit log, drafts and lists, but only into a folder without a database', async () => {
    const env = { DATA_DIR: at('old'), SEED_SAMPLE: 'false' };
    const keys = keysIn(at('draft-keys'));
    await fill(keys, () => openPglite(env.DATA_DIR));
    expect(run('backUp', [at('backup')], env)).toMatchObject({ status: 0 });

    copyFileSync(at('draft-keys'), at('copied-keys'));
    const restored = { ...env, DATA_DIR: at('new') };
    expect(run('restore', [at('backup')], restored)).toMatchObject({ status: 0 });
    expect(run('verifyAuditLog', [], restored).printed).toMatch(/^The audit log is intact: [1-9]\d* entries/);
    await examine(keysIn(at('copied-keys')), () => openPgliteDatabase(restored.DATA_DIR));
    expect(run('restore', [at('backup')], restored)).toMatchObject({
      status: 1,
      printed: expect.stringContaining('contains a database'),
    });
  });

  it('is refused while a server uses the folder, if the file exists, and if the folder contains no database', async () => {
    const env = { DATA_DIR: at('data') };
    expect(run('backUp', [at('backup')], env)).toEqual({
      status: 1,
      printed: `There is no database in ${env.DATA_DIR}.\n`,
    });
    await (await openPglite(env.DATA_DIR)).close();
    const lock = await lockDataDir(env.DATA_DIR);
    expect(run('backUp', [at('backup')], env)).toMatchObject({
      status: 1,
      printed: expect.stringContaining('Stop the server first.'),
    });
    lock.release();
    folder.write('backup', 'an earlier backup');
    expect(run('backUp', [at('backup')], env)).toMatchObject({ status: 1, printed: expect.stringContaining('exists') });
  });
});

const source = inject('postgres');
const hasTools = spawnSync('pg_dump', ['--version']).status === 0;

describe.runIf(source && hasTools)('a backup of PostgreSQL', () => {
  let target: PostgresServer | undefined;
  beforeAll(async () => {
    target = await findPostgres();
  });
  afterAll(() => target?.stop());

  it('is restored into a new server with its audit log, drafts and lists', async () => {
    if (!source || !target) return;
    const { serving } = source;
    const old = await createTestDatabase(source.url, source.template);
    const created = await createTestDatabase(target.url);
    const isNewServer = target.origin !== 'TEST_DATABASE_URL';
    if (isNewServer)
      await runSql(target.url, `create role ${serving.name} login noinherit password '${serving.password}'`);
    const envOf = (url: string) => ({ DATABASE_URL: urlFor(serving, url), DATABASE_MIGRATION_URL: url });
    try {
      const keys = keysIn(at('draft-keys'));
      await fill(keys, () => openAsService(serving, old.url, async () => undefined));
      expect(run('backUp', [at('backup')], envOf(old.url))).toMatchObject({ status: 0 });
      expect(run('restore', [at('backup')], envOf(old.url))).toMatchObject({
        status: 1,
        printed: expect.stringContaining('The database contains tables.'),
      });

      expect(run('restore', [at('backup')], envOf(created.url))).toMatchObject({ status: 0 });
      expect(run('verifyAuditLog', [], envOf(created.url)).printed).toMatch(
        /^The audit log is intact: [1-9]\d* entries/,
      );
      await examine(keys, () => openAsService(serving, created.url, async () => undefined));
    } finally {
      await Promise.all([old.drop(), created.drop()]);
    }
  });
});
