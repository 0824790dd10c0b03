import { Migrator, type Kysely } from 'kysely';
import { migrations } from '../migrations/migrations.ts';
import type { Tables } from '../Tables.ts';

/**
 * Brings the schema to the newest migration, all of it or nothing. Several servers may start at once:
 * Kysely holds an advisory lock, so one migrates and the others wait and find the work done.
 */
export async function migrate(kysely: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error(String(error));
}
