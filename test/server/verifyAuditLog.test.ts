import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FileAuditAnchors } from '../../server/infrastructure/postgres/audit/FileAuditAnchors.ts';
import { openPgliteDatabase } from '../../server/infrastructure/postgres/embedded/openPgliteDatabase.ts';
import { runNode } from '../support/runNode.ts';
import { openPglite } from '../support/server/openPglite.ts';
import { reasons, seedCompanies, serviceOver, staffOf } from '../support/server/service.ts';

const ENTRIES = 3;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'audit-'));
  const anchors = new FileAuditAnchors(join(folder, 'audit-anchors.jsonl'), (error) =>
    expect.unreachable(String(error)),
  );
  const service = serviceOver(await openPglite(folder), { anchors });
  await seedCompanies(service.database, ['A']);
  for (let index = 0; index < ENTRIES; index += 1)
    await service.updateCompany.execute({
      principal: staffOf('A'),
      merchantId: 'A',
      products: { RETURNS_PORTAL: { returnReasons: reasons(`Reason ${index}`) } },
    });
  await anchors.settle();
  await service.database.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

function verify() {
  const command = ['scripts/support/verifyAuditLog.ts'];
  return runNode(command, { env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' } });
}

it('the command that verifies the audit log detects a chain whose last entries and stored end were removed [PB-16]', async () => {
  const database = await openPgliteDatabase(folder);
  await database.inMaintenance(async (trx) => {
    await sql`delete from audit where sequence >= 2`.execute(trx);
    await sql`update audit_head set (sequence, hash) = (select sequence, hash from audit)`.execute(trx);
  });
  await database.close();
  const { status, printed } = verify();
  expect(status).toBe(1);
  expect(printed).toMatch(/^The audit log is broken: entry 2 of company A of owner OWNER\.\nIt was cut, or replaced: /);
});
