import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../../scripts/support/build/ensureBuild.mjs';
import { copySample } from '../e2e/fixtures/copySample.ts';
import { Service } from '../e2e/fixtures/Service.ts';
import { findPostgres } from '../support/server/findPostgres.ts';
import { crashRounds } from './crashRounds.ts';
import { runSql } from '../support/server/runSql.ts';
import { startSecond } from './startSecond.ts';

// Usage: npm run test:crash -- [--rounds 200] [--seed 1] [--engine embedded|postgres]
const { values } = parseArgs({
  options: { rounds: { type: 'string' }, seed: { type: 'string' }, engine: { type: 'string' } },
});
const rounds = Number(values.rounds ?? 200);
const seed = Number(values.seed ?? 1);

await ensureBuild(['page', 'ssr', 'server']);
const store = values.engine === 'postgres' ? await openPostgres() : await openFolder();
const service = await Service.start(store.address);
try {
  if (store.isExclusive) await proveExclusive(store.address);

  const started = performance.now();
  const report = await crashRounds(service, {
    rounds,
    seed,
    onRound: (round) => {
      if (round % 20 === 0) console.log(`${round} of ${rounds} …`);
    },
  });
  const times = report.restartTimes.toSorted((left, right) => left - right);
  const at = (share: number): string =>
    `${times[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(0)} ms`;
  console.log(`${rounds} publishes, each with the service killed in its middle (seed ${seed}):`);
  console.log(`  calls answered before the kill, 0 to 5: ${report.answeredBeforeKill.join(', ')}`);
  console.log(`  live after the restart without the person having been told: ${report.liveUntold}`);
  console.log(`  readings while publishing, all old or all new: ${report.readings}`);
  console.log(`  nothing acknowledged lost, every publish finished with its own keys, one revision each, no gap`);
  console.log(`  restart on what the dead process left: median ${at(0.5)}, 95 % ${at(0.95)}, longest ${at(1)}`);
  console.log(`  whole run: ${((performance.now() - started) / 1000).toFixed(0)} s`);
} finally {
  await service.kill();
  await store.close();
}

async function openFolder() {
  const address = await copySample();
  const close = async (): Promise<void> => rmSync(address, { recursive: true, force: true });
  return { address, isExclusive: true, close };
}

async function openPostgres() {
  const server = await findPostgres();
  if (!server) throw new Error('No PostgreSQL was found: install one, or name one in TEST_DATABASE_URL.');
  console.log(`PostgreSQL of ${server.origin}.`);
  const name = `returns_portal_crash_${process.pid}`;
  await runSql(server.url, `create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return { address: url.href, isExclusive: false, close: () => server.stop() };
}

async function proveExclusive(dataDir: string): Promise<void> {
  const second = await startSecond(dataDir);
  if (second.exitCode !== 75 || !/^The data folder .* is in use by process \d+; .*\n$/.test(second.said))
    throw new Error(`A second server on the folder ended with ${second.exitCode}: ${second.said}`);
  console.log(`A second server was refused: ${second.said.trim()}`);
}
