import { Migrator, type Kysely, type Migration } from 'kysely';
import type { Tables } from '../Tables.ts';
import { baseline } from '../migrations/0001_baseline.ts';

/** Oldest first. Imported, because the server is one bundle. A released migration imports no code that can change. */
export const migrations: Record<string, Migration> = {
  '0001_baseline': baseline,
};

/** Applies all missing migrations or none. Servers can start at once, because Kysely holds an advisory lock. */
export async function migrate(kysely: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error(String(error));
}
