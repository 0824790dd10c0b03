import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import type { Database } from '../../../server/infrastructure/postgres/connection/Database.ts';
import { openPgliteDatabase } from '../../../server/infrastructure/postgres/connection/openPgliteDatabase.ts';
import type {} from '../globalSetup.postgres.ts';

const image = inject('pgliteImage');

/** A fresh, migrated, empty embedded database, in memory unless in a folder that has none yet. */
export const openPglite = (dataDir = 'memory'): Promise<Database> =>
  openPgliteDatabase(dataDir, new Blob([readFileSync(image)]));
