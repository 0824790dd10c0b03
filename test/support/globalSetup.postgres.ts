import type { TestProject } from 'vitest/node';
import { openPostgresDatabase } from '../../server/infrastructure/postgres/connection/openPostgresDatabase.ts';
import { findPostgres } from './server/findPostgres.ts';
import { runSql } from './server/runSql.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of a server on which databases may be made, and the migrated one to copy. */
    postgres: { readonly url: string; readonly template: string } | undefined;
  }
}

let stop: () => Promise<void> = async () => undefined;

/** One PostgreSQL for all test files; each opens its own copy of a migrated template. */
export async function setup(project: TestProject): Promise<void> {
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
  const migrated = await openPostgresDatabase(databaseUrl(server.url, template));
  console.info(`Integration tests: PGlite and ${migrated.engine} (${server.origin}).`);
  await migrated.close();
  project.provide('postgres', { url: server.url, template });
}

export const teardown = (): Promise<void> => stop();

function databaseUrl(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
