import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { admin, northwind } from '../../e2e/fixtures/people.ts';
import type { Service } from '../../e2e/fixtures/Service.ts';
import { following } from './following.ts';
import type { PacedFigures, PacedJob } from './pacedJob.ts';
import { chainsOf, configurationOf, listOf, ROOT, SEARCHES, signInPage, staffOf } from './requests.ts';
import { runInProcess } from './runInProcess.ts';
import { signInTo } from './signInTo.ts';
import type { Store } from './stores.ts';

const RATE = 300;
/** Maximum 99th percentile of reads in milliseconds, without reads during outages. */
const P99 = 50;
/**
 * Milliseconds after an outage during which responses are not counted, because the service handles waiting requests and
 * fills its caches.
 */
const RECOVERY = 2000;
/** Maximum memory at the end, relative to the memory after the warm-up. */
const MAX_GROWTH = 1.25;

type Outage = { readonly from: number; readonly to: number };

/**
 * Reads and writes at a steady rate. Meanwhile, kills the service twice and restarts the database. Returns whether all
 * goals are reached.
 */
export async function measureMixed(service: Service, store: Store, minutes: number): Promise<boolean> {
  const origin = service.url;
  const reader = await signInTo(origin, 'NORTHWIND', northwind.email);
  const owner = await signInTo(origin, ROOT, admin.email);
  const configuration = configurationOf('NORTHWIND', reader.authorization);
  const reads = SEARCHES.flatMap((text, nth) => [
    configuration,
    configuration,
    signInPage,
    listOf(owner.authorization, nth % 2 === 0 ? '' : `?search=${text}`),
  ]);
  const staff = await staffOf(origin, store.companies);
  const chains = await chainsOf(origin, staff, 'settings');
  const seconds = minutes * 60;
  const job: PacedJob = { origin, rate: RATE, seconds, sessions: [reader, owner, ...staff.values()], reads, chains };
  const load = runInProcess<PacedJob, PacedFigures>('generatePaced.ts', job);

  const outages: Outage[] = [];
  const suffer = async (disaster: () => Promise<void>): Promise<void> => {
    await wait((seconds * 1000) / 5);
    const from = Date.now();
    await disaster();
    await untilAnswered(origin);
    outages.push({ from, to: Date.now() + RECOVERY });
  };
  const kill = async (): Promise<void> => {
    await service.kill();
    await service.start();
  };
  await suffer(kill);
  await suffer(kill);
  if (store.restart) await suffer(store.restart);
  await wait((seconds * 1000) / 5);
  const middle = residentMebibytes(service);
  const { reads: samples, writes } = await load;
  const end = residentMebibytes(service);

  // Ignore requests that were sent before or during an outage and answered later.
  const quiet = samples.filter(
    ({ at, milliseconds }) => !outages.some(({ from, to }) => at + milliseconds >= from && at <= to),
  );
  const times = quiet.map(({ milliseconds }) => milliseconds).toSorted((left, right) => left - right);
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  const failed = quiet.filter(({ status }) => status !== 200).length;
  const lost = await countLost(origin, store, chains, writes);
  const written = writes.reduce((sum, { count }) => sum + count, 0);
  const isReached = p99 <= P99 && failed === 0 && lost === 0 && end <= middle * MAX_GROWTH;
  const spans = outages.map(({ from, to }) => `${to - RECOVERY - from} ms`).join(', ');
  console.log(
    `  mixed     ${samples.length} reads, ${written} writes in ${seconds} s; ${outages.length} outages of ${spans}\n` +
      `            reads outside of them: p99 ${p99.toFixed(0)} ms, ${failed} failed · acknowledged and lost: ${lost}\n` +
      `            memory ${middle.toFixed(0)} MiB, at the end ${end.toFixed(0)} MiB · ${isReached ? 'kept' : 'NOT KEPT'}`,
  );
  return isReached;
}

async function untilAnswered(origin: string): Promise<void> {
  for (;;) {
    const answer = await fetch(origin + signInPage.path).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await wait(50);
  }
}

/** Counts companies whose current text is not the text of the last acknowledged write. */
async function countLost(
  origin: string,
  { companies }: Store,
  chains: PacedJob['chains'],
  writes: PacedFigures['writes'],
): Promise<number> {
  const staff = await staffOf(origin, companies);
  const texts = await Promise.all(
    [...staff].map(async ([companyId, { authorization }], nth) => {
      const { revision: first = '' } = chains[nth] ?? {};
      const { path, ...request } = configurationOf(companyId, authorization);
      const answer = await fetch(origin + path, request);
      const { revision, orderInstructions } = (await answer.json()) as Record<string, string>;
      const { count = 0, text } = writes[nth] ?? {};
      const expected = Array.from({ length: count }).reduce<string>((tag) => following(tag), first);
      return revision === expected && (text === undefined || orderInstructions === text);
    }),
  );
  return texts.filter((isThere) => !isThere).length;
}

/** Returns the resident memory of the service's process, or 0 if the system does not report it. */
function residentMebibytes({ processId }: Service): number {
  try {
    const status = readFileSync(`/proc/${processId}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
