import type { Migration } from 'kysely';
import { baseline } from './0001_baseline.ts';

/** Oldest first. Imported, because the server is one bundle. A released migration imports no code that can change. */
export const migrations: Record<string, Migration> = {
  '0001_baseline': baseline,
};
