import { Migrator, type Kysely } from 'kysely';
import { migrations } from '../migrations/migrations.ts';
import type { Tables } from '../Tables.ts';

/** Applies all missing migrations or none. Servers can start at once, because Kysely holds an advisory lock. */
export async function migrate(kysely: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error(String(error));
}
