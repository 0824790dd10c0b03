import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { existsSync } from 'node:fs';
import pg from 'pg';
import { ensureBuild } from '../../scripts/support/build/ensureBuild.mjs';
import { PublishAttempt } from '../crash/PublishAttempt.ts';
import { PublishingClient } from '../crash/PublishingClient.ts';
import { Service } from '../e2e/fixtures/Service.ts';
import { inFull } from '../support/inFull.ts';
import { openEvents } from '../support/server/openEvents.ts';
import { runSql } from '../support/server/runSql.ts';
import { createTestDatabase, type TestDatabase } from '../support/server/testDatabase.ts';
import { PGBOUNCER, startPgBouncer, type PgBouncer } from './startPgBouncer.ts';

const postgres = inject('postgres');
const isInstalled = existsSync(PGBOUNCER);
if (inFull('processes') && !isInstalled) console.warn(`Skipped: ${PGBOUNCER} is not installed.`);

const EVENTS = '/v1/returns-portal-service/AUSPOST/company/NORTHWIND/events';
const PUBLISHES = 5;

describe.skipIf(!inFull('processes') || !postgres || !isInstalled)(
  'two processes behind PgBouncer in transaction mode',
  { timeout: 120_000 },
  () => {
    let created: TestDatabase;
    let pooler: PgBouncer;
    let services: readonly Service[] = [];
    beforeAll(async () => {
      await ensureBuild(['page', 'ssr', 'server']);
      created = await createTestDatabase(postgres?.url ?? '');
      const { username, pathname } = new URL(created.url);
      // PgBouncer ignores the timeouts that the service sends, so the role has them (docs/OPERATING.md).
      await runSql(
        created.url,
        `alter role ${username} in database ${pathname.slice(1)} set statement_timeout = '10s'`,
      );
      pooler = await startPgBouncer(created.url);
      const settings = { DATABASE_LISTEN_URL: created.url };
      const first = await Service.start(pooler.url, settings);
      services = [first, await Service.start(pooler.url, { ...settings, SEED_SAMPLE: 'false' })];
    }, 300_000);
    afterAll(async () => {
      await Promise.all(services.map((service) => service.kill()));
      await pooler.stop();
      await created.drop();
    });

    it('publish many times, and stream each publish to the clients of both processes [PB-14]', async () => {
      const [client, other] = services.map(({ url }) => new PublishingClient(url));
      if (!client || !other) throw new Error('no process');
      const token = await client.signIn();
      const streams = await Promise.all(
        services.map(({ url }) => openEvents(url + EVENTS, { authorization: `Bearer ${token}` })),
      );
      try {
        for (let nth = 0; nth < PUBLISHES; nth += 1) {
          const attempt = await PublishAttempt.prepare(client, token, `pooled-${nth}`);
          await attempt.run(token);
          for (const stream of streams)
            for (;;) {
              const { name, data } = await stream.next();
              if (name !== 'published') continue;
              expect(data).toMatchObject({ revision: `"r${attempt.base + 1}"` });
              break;
            }
        }
      } finally {
        for (const stream of streams) stream.leave();
      }
    });

    it('serve simultaneous reads that share few connections', async () => {
      const token = await new PublishingClient(services[0]?.url ?? '').signIn();
      const clients = services.map(({ url }) => new PublishingClient(url));
      const readings = await Promise.all(
        Array.from({ length: 200 }, async (_, nth) => clients[nth % clients.length]?.read(token)),
      );
      expect(new Set(readings.map((reading) => reading?.revision)).size).toBe(1);
    });

    it('have the timeouts of the role', async () => {
      const connection = new pg.Client({ connectionString: pooler.url });
      await connection.connect();
      try {
        const { rows } = await connection.query<{ statement_timeout: string }>('show statement_timeout');
        expect(rows[0]?.statement_timeout).toBe('10s');
      } finally {
        await connection.end();
      }
    });
  },
);
