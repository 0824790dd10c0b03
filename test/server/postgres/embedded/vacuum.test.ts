import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { openPgliteDatabase } from '../../../../server/infrastructure/postgres/embedded/openPgliteDatabase.ts';
import type {} from '../../../support/globalSetup.postgres.ts';

const KILOBYTE = 1024;

/** Size of the drafts table in kilobytes after a draft of 32 kB was stored `times` times. */
async function sizeAfter(times: number, vacuumAfter: number): Promise<number> {
  const image = new Blob([readFileSync(inject('pgliteImage'))]);
  const database = await openPgliteDatabase('memory', { image, vacuumAfter });
  for (let time = 0; time < times; time += 1) {
    const sealed = randomBytes(32 * KILOBYTE);
    await database.inMaintenance(async (trx) => {
      // Disables the foreign key to the company.
      await sql`select set_config('session_replication_role', 'replica', true)`.execute(trx);
      await sql`insert into draft (root_org_id, company_id, user_id, revision, sealed, edited_at, bytes)
        values ('OWNER', 'ALPHA', 'ann', ${String(time)}, ${sealed}, now(), 0)
        on conflict (root_org_id, company_id, user_id) do update set sealed = excluded.sealed`.execute(trx);
    });
  }
  const { rows } = await database.inMaintenance((trx) =>
    sql<{ size: number }>`select pg_total_relation_size('draft') as size`.execute(trx),
  );
  await database.close();
  return (rows[0]?.size ?? 0) / KILOBYTE;
}

it('the embedded database does not grow if a draft is stored repeatedly', async () => {
  expect(await sizeAfter(20, Infinity)).toBeGreaterThan(20 * 32);
  expect(await sizeAfter(60, 256 * KILOBYTE)).toBeLessThan(20 * 32);
});
