import type { Migration } from 'kysely';
import { baseline } from './0001_baseline.ts';

/**
 * Every migration by name, oldest first. They are imported, because the server is one bundled file. A released migration
 * never changes, so it imports nothing of the product.
 */
export const migrations: Record<string, Migration> = {
  '0001_baseline': baseline,
};
