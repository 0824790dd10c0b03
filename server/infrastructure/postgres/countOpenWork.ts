import { sql } from 'kysely';
import type { Database } from './connection/Database.ts';

export type OpenWork = { readonly publishes: number; readonly drafts: number };

export const countOpenWork = (database: Database): Promise<OpenWork> =>
  database.inUpkeep(async (trx) => {
    const { rows } = await sql<OpenWork>`select
      (select count(*) from publish where state = 'open') as publishes,
      (select count(*) from draft) as drafts`.execute(trx);
    return rows[0] ?? { publishes: 0, drafts: 0 };
  });
