import { rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { generateMerchants, SAMPLE_NOW } from '../../../sample/generateMerchants.ts';
import { makeSample } from '../../../sample/makeSample.ts';
import type { OwnedDatabase } from '../../../server/infrastructure/postgres/connection/Database.ts';
import { openPostgresDatabase } from '../../../server/infrastructure/postgres/connection/openServingDatabase.ts';
import { openPgliteDatabase } from '../../../server/infrastructure/postgres/embedded/openPgliteDatabase.ts';
import { seedSample } from '../../../server/infrastructure/postgres/seedSample.ts';
import { hashPassword } from '../../../server/infrastructure/oauth/Argon2PasswordVerifier.ts';
import { PASSWORD } from '../../e2e/fixtures/people.ts';
import { findPostgres } from '../../support/server/findPostgres.ts';
import { createTestDatabase } from '../../support/server/testDatabase.ts';

export type Engine = 'postgres' | 'embedded';

/** A database with many merchants and no load from other programs. */
export type Store = {
  /** Value for the setting of the service that selects the database. */
  readonly address: string;
  /** IDs of merchants with one user each. The user's e-mail address is `staff@` and the ID in lower case. */
  readonly companies: readonly string[];
  /** Restarts the database as after a crash. Absent if the database is part of the service. */
  readonly restart?: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const SEED = 2026;
/** Number of merchants with a user. */
const WITH_STAFF = 10;

/** @param staffed number of merchants with a user */
export async function openStore(engine: Engine, merchants: number, staffed = WITH_STAFF): Promise<Store> {
  if (engine === 'embedded') {
    const address = mkdtempSync(join(tmpdir(), 'bench-service-'));
    const companies = await fill(await openPgliteDatabase(address), merchants, staffed);
    return { address, companies, close: async () => rmSync(address, { recursive: true, force: true }) };
  }
  const server = await findPostgres(['-c', 'shared_preload_libraries=pg_stat_statements']);
  if (!server) throw new Error('No PostgreSQL was found: install one, or name one in TEST_DATABASE_URL.');
  const { url, drop } = await createTestDatabase(server.url);
  const companies = await fill(await openPostgresDatabase(url), merchants, staffed);
  return {
    address: url,
    companies,
    restart: () => crash(url),
    close: async () => {
      await drop();
      await server.stop();
    },
  };
}

/** Kills one process of PostgreSQL, which then ends all its other processes and recovers. */
async function crash(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const lost = new Promise((resolve) => client.once('end', resolve));
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
  await lost;
}

async function fill(database: OwnedDatabase, merchants: number, staffed: number): Promise<readonly string[]> {
  try {
    const sample = makeSample({ seed: SEED, now: SAMPLE_NOW });
    const [first] = sample.owners;
    if (!first) throw new Error('The sample has no owner.');
    const names: string[] = [];
    await seedSample(database, sample, {
      now: SAMPLE_NOW.getTime(),
      generated: function* (owner) {
        if (owner !== first) return;
        for (const merchant of generateMerchants(owner, merchants, SEED)) {
          if (names.length < staffed && merchant.companyEnabled) names.push(merchant.companyId);
          yield merchant;
        }
      },
    });
    const password = await hashPassword(PASSWORD);
    await database.inMaintenance(async (trx) => {
      for (const companyId of names)
        await trx
          .insertInto('staff')
          .values({
            root_org_id: first.rootOrgId,
            company_id: companyId,
            user_id: `bench-${companyId}`,
            email: `staff@${companyId.toLowerCase()}`,
            email_key: `staff@${companyId.toLowerCase()}`,
            name: companyId,
            password_hash: password,
            roles: ['returns_portal_merchant'],
            enabled: true,
          })
          .execute();
    });
    return names;
  } finally {
    await database.close();
  }
}
