import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureBuild } from '../../scripts/support/build/ensureBuild.mjs';
import { copySample } from '../e2e/fixtures/copySample.ts';
import { Service } from '../e2e/fixtures/Service.ts';
import { endBench } from './endBench.ts';
import { Client } from '../outage/Client.ts';

// Usage: npm run bench:guessing -- [--connections 150] [--reads 400]
// How long somebody's configuration takes to read while others guess passwords, in milliseconds.
const TARGET = 50;
const option = (name: string, standard: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? standard : Number(process.argv[at + 1]);
};
const connections = option('connections', 150);
const reads = option('reads', 400);
/** One that comes from a network of its own each time, and one that has a single network. */
const crowds = ['none', 'one network', 'many networks'] as const;

const closing: (() => unknown)[] = [];
try {
  await ensureBuild(['page', 'ssr', 'server']);
  const dataDir = await copySample();
  closing.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const service = await Service.start(dataDir, { TRUSTED_PROXIES: '127.0.0.1' });
  closing.push(() => service.kill());
  const client = new Client(service.url);
  await client.signIn();
  await measure(client, 50);
  const areKept: boolean[] = [];
  for (const crowd of crowds) {
    const stop = crowd === 'none' ? async () => undefined : await guess(service.url, crowd);
    const times = await measure(client, reads);
    const answers = await stop();
    const at = (share: number): string => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1);
    const isKept = Number(at(0.99)) < TARGET;
    process.stdout.write(
      `${crowd.padEnd(14)} median ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms${isKept ? '' : ` (over ${TARGET})`}` +
        `${answers === undefined ? '' : `; answers to guesses ${JSON.stringify(answers)}`}\n`,
    );
    areKept.push(isKept);
  }
  endBench(!areKept.includes(false));
} finally {
  for (const close of closing.toReversed()) await close();
}

async function measure(client: Client, count: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const begun = performance.now();
    const { status } = await client.read();
    if (status !== 200) throw new Error(`a read was answered with ${status}`);
    times.push(performance.now() - begun);
  }
  return times.toSorted((left, right) => left - right);
}

/** Guesses in a process of its own; stopping answers how often each status came. */
async function guess(url: string, crowd: string): Promise<() => Promise<unknown>> {
  const child = fork(fileURLToPath(new URL('guessingCrowd.ts', import.meta.url)), [url, crowd, String(connections)], {
    execArgv: ['--import', 'tsx'],
  });
  closing.push(() => child.kill());
  await new Promise((resolve) => child.once('message', resolve));
  return () =>
    new Promise((resolve) => {
      child.once('message', resolve);
      child.send('stop');
    });
}
