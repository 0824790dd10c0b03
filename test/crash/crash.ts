import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../../scripts/support/ensureBuild.mjs';
import { copySample } from '../e2e/fixtures/copySample.ts';
import { Service } from '../e2e/fixtures/Service.ts';
import { crashRounds } from './crashRounds.ts';
import { startSecond } from './startSecond.ts';

// Usage: npm run test:crash -- [--rounds 200] [--seed 1]
const { values } = parseArgs({ options: { rounds: { type: 'string' }, seed: { type: 'string' } } });
const rounds = Number(values.rounds ?? 200);
const seed = Number(values.seed ?? 1);

await ensureBuild(['page', 'ssr', 'server']);
const dataDir = await copySample();
const service = await Service.start(dataDir);
try {
  const second = await startSecond(dataDir);
  if (second.exitCode !== 75 || !/^The data folder .* is in use by process \d+; .*\n$/.test(second.said))
    throw new Error(`A second server on the folder ended with ${second.exitCode}: ${second.said}`);
  console.log(`A second server was refused: ${second.said.trim()}`);

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
  console.log(`  restart on the dead process's folder: median ${at(0.5)}, 95 % ${at(0.95)}, longest ${at(1)}`);
  console.log(`  whole run: ${((performance.now() - started) / 1000).toFixed(0)} s`);
} finally {
  await service.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
