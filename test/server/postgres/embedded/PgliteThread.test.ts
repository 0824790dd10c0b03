import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ServiceUnavailableError } from '../../../../server/application/shared/failure.ts';
import type { Room } from '../../../../server/infrastructure/disk/DiskWatch.ts';
import { NOTIFICATIONS, type OwnedDatabase } from '../../../../server/infrastructure/postgres/connection/Database.ts';
import { openPglite } from '../../../support/server/openPglite.ts';

const HASH = 'c'.repeat(64);
const bytes = Buffer.from([0, 1, 254, 255]);

describe('PgliteThread', () => {
  let folder: string;
  let database: OwnedDatabase;
  let room: Room = 'all';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'thread-'));
    database = await openPglite(folder, async () => room);
    const asset = { hash: HASH, content_type: 'image/png', bytes };
    await database.inSystem((trx) => trx.insertInto('asset').values(asset).execute());
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  const storedAsset = () => database.inSystem((trx) => trx.selectFrom('asset').selectAll().executeTakeFirst());

  it('returns the same values and errors as a database in the same thread', async () => {
    expect(await storedAsset()).toEqual({ hash: HASH, content_type: 'image/png', bytes, touched_at: expect.any(Date) });
    const values = sql<object>`select ${JSON.stringify({ a: [1, null] })}::jsonb as tree, null::jsonb as nothing,
      9007199254740991::bigint as number, array['x', 'y'] as texts, '2026-11-20T09:00:00Z'::timestamptz as at`;
    const { rows } = await database.inSystem((trx) => values.execute(trx));
    const at = new Date('2026-11-20T09:00:00Z');
    const tree = { a: [1, null] };
    expect(rows).toEqual([{ tree, nothing: null, number: Number.MAX_SAFE_INTEGER, texts: ['x', 'y'], at }]);
    const twice = database.inSystem((trx) =>
      trx.insertInto('asset').values({ hash: HASH, content_type: '', bytes }).execute(),
    );
    await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'asset_pkey' });
  });

  it('can be opened again after its thread ended, with exactly the committed data, and notifies listeners', async () => {
    const notifications: string[] = [];
    const stop = database.listen({
      onNotification: (payload) => notifications.push(payload),
      missed: () => notifications.push('missed'),
    });
    const [log, movedLog] = [join(folder, 'database/pg_wal'), join(folder, 'away')];
    renameSync(log, movedLog);
    // More data than one log file can contain. The next file cannot be created, as on a full disk.
    const large = sql`insert into asset (hash, content_type, bytes)
      select repeat('d', 64), '', string_agg(md5(n::text), '')::bytea from generate_series(1, 600000) n`;
    const work = database.inSystem((trx) => large.execute(trx));
    await expect(work).rejects.toBeInstanceOf(ServiceUnavailableError);
    renameSync(movedLog, log);
    await expect.poll(() => storedAsset().catch(() => undefined), { timeout: 60_000 }).toBeDefined();
    const all = await database.inSystem((trx) => trx.selectFrom('asset').select('hash').execute());
    expect(all).toEqual([{ hash: HASH }]);
    await database.inSystem((trx) => sql`select pg_notify(${NOTIFICATIONS}, 'told')`.execute(trx));
    await expect.poll(() => notifications).toEqual(['missed', 'told']);
    stop();
  });

  it('rejects writes on a full disk, and can still read', async () => {
    const tenant = { rootOrgId: 'OWNER', companyId: '*' } as const;
    const count = () => database.inTenant(tenant, (trx) => trx.selectFrom('company').select('name').execute());
    const writeTo: OwnedDatabase['inTenant'] = database.inTenant.bind(database);
    const company = () => writeTo(tenant, (trx) => trx.updateTable('company').set({ name: 'x' }).execute());
    const session = () => database.inSystem((trx) => trx.deleteFrom('token_family').execute());
    const refused = { name: 'ServiceUnavailableError', retryAfterSeconds: 30 };

    room = 'sessions';
    await expect(company()).rejects.toMatchObject(refused);
    await session();
    expect(await count()).toEqual([]);
    room = 'none';
    await expect(session()).rejects.toMatchObject(refused);
    const cleaning = database.inMaintenance((trx) => trx.deleteFrom('company').execute());
    await expect(cleaning).rejects.toMatchObject(refused);
    expect(await count()).toEqual([]);
    room = 'all';
    await company();
  });
});
