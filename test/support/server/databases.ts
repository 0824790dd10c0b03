import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { Database } from '../../../server/infrastructure/postgres/connection/Database.ts';
import { openPostgresDatabase } from '../../../server/infrastructure/postgres/connection/openPostgresDatabase.ts';
import type {} from '../globalSetup.postgres.ts';
import { runSql } from './runSql.ts';
import { openPglite } from './openPglite.ts';

export type DatabaseEngine = {
  readonly name: 'PGlite' | 'PostgreSQL';
  /** A fresh, migrated, empty database; closing it leaves nothing behind. */
  open(): Promise<Database>;
};

const postgres = inject('postgres');

async function openCopy(server: { readonly url: string; readonly template: string }): Promise<Database> {
  const name = `returns_portal_${randomUUID().replaceAll('-', '')}`;
  await runSql(server.url, `create database ${name} template ${server.template}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const database = await openPostgresDatabase(url.href);
  return {
    ...database,
    close: async () => {
      await database.close();
      await runSql(server.url, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Every engine the suite runs on: `describe.each(engines)('… on $name', ({ open }) => …)`. */
export const engines: readonly DatabaseEngine[] = [
  { name: 'PGlite', open: () => openPglite() },
  ...(postgres ? [{ name: 'PostgreSQL' as const, open: () => openCopy(postgres) }] : []),
];
