import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Tables } from '../Tables.ts';
import { baseline } from '../migrations/0001_baseline.ts';

/** All migrations, oldest first. Released migrations must not import code that can change. */
export const migrations: Record<string, Migration> = {
  '0001_baseline': baseline,
};

/** Applies all missing migrations or none. Several servers may start at once, because Kysely takes an advisory lock. */
export async function migrate(kysely: Kysely<Tables>, all: Record<string, Migration> = migrations): Promise<void> {
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => all } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error(String(error));
}
