import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ensureBuild } from '../../scripts/support/build/ensureBuild.mjs';
import { crashRounds, type CrashReport } from '../crash/crashRounds.ts';
import { copySample } from '../e2e/fixtures/copySample.ts';
import { Service } from '../e2e/fixtures/Service.ts';
import { inFull, roundsOf } from '../support/inFull.ts';
import { createTestDatabase } from '../support/server/testDatabase.ts';

const rounds = Number(process.env['CRASH_ROUNDS'] ?? roundsOf('crash', { part: 2, short: 15, full: 80 }));
const seed = Number(process.env['CRASH_SEED'] ?? 7);
const postgres = inject('postgres');
/** Milliseconds for the start and for each round, in which the service restarts. */
const PATIENCE = 120_000;

type Store = { readonly address: string; readonly remove: () => Promise<void> };

async function openFolder(): Promise<Store> {
  const address = await copySample();
  return { address, remove: async () => rmSync(address, { recursive: true, force: true }) };
}

async function openDatabase(url: string): Promise<Store> {
  const database = await createTestDatabase(url);
  return { address: database.url, remove: database.drop };
}

/** Both cases kill the server process. Only the embedded database is killed with it. */
const stores = [
  { name: 'the embedded database', open: openFolder },
  ...(postgres && inFull('crash') ? [{ name: 'PostgreSQL', open: () => openDatabase(postgres.url) }] : []),
];

describe.each(stores)('the built server on $name after a kill', { timeout: 300_000 }, ({ name, open }) => {
  let store: Store;
  let service: Service;
  beforeAll(async () => {
    await ensureBuild(['page', 'ssr', 'server']);
    store = await open();
    service = await Service.start(store.address);
  }, 300_000);
  afterAll(async () => {
    await service.kill();
    await store.remove();
  });

  it(
    'loses no acknowledged write, shows no partial publish, and lets the client continue with the same keys [PB-14]',
    async () => {
      const report = await crashRounds(service, { rounds, seed });
      expect(report.rounds).toBe(rounds);
      expect(report.answeredBeforeKill.reduce((sum, count) => sum + count, 0)).toBe(rounds);
      expect(report.readings).toBeGreaterThan(0);
      console.log(described(name, report));
    },
    (1 + rounds) * PATIENCE,
  );

  it.runIf(name === 'the embedded database')('can reuse the data folder of a killed process', async () => {
    const holder = (): string => readFileSync(join(store.address, 'server.lock'), 'utf8');
    const owner = holder();
    await service.kill();
    expect(holder()).toBe(owner);
    await service.start();
    expect(holder()).not.toBe(owner);
  });
});

function described(name: string, report: CrashReport): string {
  const times = report.restartTimes.toSorted((left, right) => left - right);
  const at = (share: number): string => `${times[Math.floor((times.length - 1) * share)]?.toFixed(0)} ms`;
  return [
    `${report.rounds} publishes on ${name}, each with the service killed in its middle (seed ${seed}):`,
    `  calls that returned before the kill, 0 to 4: ${report.answeredBeforeKill.join(', ')}`,
    `  live after the restart without the person having been told: ${report.publishedWithoutResponse}`,
    `  readings while publishing, all old or all new: ${report.readings}`,
    `  restart on what the dead process left: median ${at(0.5)}, 95 % ${at(0.95)}, longest ${at(1)}`,
  ].join('\n');
}
