import { Kysely } from 'kysely';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { hashFiles } from '../../scripts/support/build/hashFiles.mjs';
import { withLock } from '../../scripts/support/install/withLock.mjs';
import { migrate } from '../../server/infrastructure/postgres/connection/migrate.ts';
import { PgliteInProcess } from '../../server/infrastructure/postgres/embedded/openPgliteDatabase.ts';
import { PgliteDialect } from '../../server/infrastructure/postgres/embedded/PgliteDialect.ts';
import type { Tables } from '../../server/infrastructure/postgres/Tables.ts';
import { openPostgresDatabase } from '../../server/infrastructure/postgres/connection/openServingDatabase.ts';
import { findPostgres } from './server/findPostgres.ts';
import { runSql } from './server/runSql.ts';
import { databaseUrl } from './server/testDatabase.ts';
import { makeServingAccount, type ServingAccount } from './server/servingAccount.ts';

export type TestPostgres = {
  readonly url: string;
  /** Name of the migrated database of which each test file uses a copy. */
  readonly template: string;
  readonly serving: ServingAccount;
};

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: TestPostgres | undefined;
    /** Path of a file with the image of a migrated, empty embedded database. */
    pgliteImage: string;
  }
}

let stop: () => Promise<void> = async () => undefined;

/** Starts one PostgreSQL server and creates one image of the embedded database. Each test file opens its own copy. */
export async function setup(project: TestProject): Promise<void> {
  const image = makePgliteImage();
  await preparePostgres(project);
  project.provide('pgliteImage', await image);
}

/** Creates the image, or uses a cached one made from the same files, because creating one takes seconds. */
function makePgliteImage(): Promise<string> {
  const image = resolve('.cache/pglite-image.tar');
  const stamp = `${image}.stamp`;
  mkdirSync(resolve('.cache'), { recursive: true });
  return withLock(`${image}.lock`, async () => {
    const hash = hashFiles(resolve('.'), ['server/infrastructure/postgres', 'package-lock.json']);
    if (existsSync(image) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return image;
    const pglite = await PgliteInProcess.open(() => undefined);
    await migrate(new Kysely<Tables>({ dialect: new PgliteDialect(pglite) }));
    const dumped = await pglite.dump();
    writeFileSync(image, new Uint8Array(await dumped.arrayBuffer()));
    writeFileSync(stamp, hash);
    await pglite.close();
    return image;
  });
}

async function preparePostgres(project: TestProject): Promise<void> {
  const server = await findPostgres();
  if (!server) {
    console.warn('Integration tests: PGlite only. No PostgreSQL was found (set TEST_DATABASE_URL, or install one).');
    project.provide('postgres', undefined);
    return;
  }
  const template = `returns_portal_template_${process.pid}`;
  stop = async () => {
    await runSql(server.url, `drop database if exists ${template} with (force)`);
    await server.stop();
  };
  await runSql(server.url, `create database ${template}`);
  const url = databaseUrl(server.url, template);
  const migrated = await openPostgresDatabase(url);
  console.info(`Integration tests: PGlite and ${migrated.engine} (${server.origin}).`);
  await migrated.close();
  const serving = await makeServingAccount(url);
  stop = async () => {
    await runSql(server.url, `drop database if exists ${template} with (force)`);
    await runSql(server.url, `drop role ${serving.name}`);
    await server.stop();
  };
  project.provide('postgres', { url: server.url, template, serving });
}

export const teardown = (): Promise<void> => stop();
