import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { admin, northwind } from '../../e2e/fixtures/people.ts';
import type { Service } from '../../e2e/fixtures/Service.ts';
import { percentile } from '../figures.ts';
import { EventStreams } from './EventStreams.ts';
import { following } from './following.ts';
import type { PacedFigures, PacedJob } from './pacedJob.ts';
import { chainsOf, configurationOf, listOf, ROOT, SEARCHES, signInPage, staffOf } from './requests.ts';
import { runInProcess } from './runInProcess.ts';
import { signInTo } from './signInTo.ts';
import type { Store } from './stores.ts';

/**
 * Milliseconds after an outage during which responses are not counted, because the service handles waiting requests and
 * fills its caches.
 */
const RECOVERY = 2000;
/** Maximum memory of a process at the end, relative to its memory after the last outage. */
const MAX_GROWTH = 1.25;
/** Milliseconds within which the event streams must have received the last publish of their company. */
const LAST_EVENTS = 30_000;

type Outage = { readonly from: number; readonly to: number };

export type MixedLoad = {
  readonly name: string;
  readonly minutes: number;
  /** Number of requests per second. */
  readonly rate: number;
  /** Maximum 99th percentile of reads in milliseconds, without reads during outages. */
  readonly p99: number;
  /** Number of event streams of each user. */
  readonly streamsPerUser: number;
};

/** Processes of the service at one URL. */
export type MixedSubject = { readonly origin: string; readonly services: readonly Service[]; readonly store: Store };

/**
 * Reads and writes at a steady rate. Meanwhile, kills a process twice and restarts the database. Returns whether all
 * goals are reached.
 */
export async function measureMixed({ origin, services, store }: MixedSubject, load: MixedLoad): Promise<boolean> {
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
  const streams = new EventStreams(origin, await staffOf(origin, store.companies), chains, load.streamsPerUser);
  await streams.untilConnected();
  const seconds = load.minutes * 60;
  const sessions = [reader, owner, ...staff.values()];
  const job: PacedJob = { origin, rate: load.rate, seconds, sessions, reads, chains };
  const running = runInProcess<PacedJob, PacedFigures>('generatePaced.ts', job);

  const outages: Outage[] = [];
  const suffer = async (disaster: () => Promise<void>): Promise<void> => {
    await wait((seconds * 1000) / 8);
    const from = Date.now();
    await disaster();
    await untilAnswered(origin);
    outages.push({ from, to: Date.now() + RECOVERY });
  };
  for (const nth of [0, 1])
    await suffer(async () => {
      const service = services[nth % services.length];
      await service?.kill();
      await service?.start();
    });
  if (store.restart) await suffer(store.restart);
  await wait((seconds * 1000) / 8);
  const before = services.map(residentMebibytes);
  const { reads: samples, writes } = await running;
  const after = services.map(residentMebibytes);

  // Ignore requests that were sent before or during an outage and answered later.
  const quiet = samples.filter(
    ({ at, milliseconds }) => !outages.some(({ from, to }) => at + milliseconds >= from && at <= to),
  );
  const p99 = percentile(
    quiet.map(({ milliseconds }) => milliseconds),
    0.99,
  );
  const failed = quiet.filter(({ status }) => status !== 200).length;
  const expected = revisionsAfter(chains, writes);
  const late = await streams.countLate(expected, LAST_EVENTS);
  streams.close();
  const lost = await countLost(origin, store, expected, writes);
  const written = writes.reduce((sum, { count }) => sum + count, 0);
  const growths = after.map((end, nth) => end / (before[nth] ?? end));
  const isReached =
    p99 <= load.p99 && failed === 0 && lost === 0 && late === 0 && growths.every((growth) => growth <= MAX_GROWTH);
  const spans = outages.map(({ from, to }) => `${to - RECOVERY - from} ms`).join(', ');
  const memory = after.map((end, nth) => `${before[nth]?.toFixed(0)} → ${end.toFixed(0)} MiB`).join(', ');
  console.log(
    `  ${load.name.padEnd(12)}${samples.length} reads, ${written} writes in ${seconds} s; ${outages.length} outages of ${spans}\n` +
      `              reads outside of them: p99 ${p99.toFixed(0)} ms (at most ${load.p99}), ${failed} failed · ` +
      `acknowledged and lost: ${lost} · ${streams.count} event streams, ${late} without the last publish\n` +
      `              memory of each process ${memory} (at most × ${MAX_GROWTH}) · ${isReached ? 'kept' : 'NOT KEPT'}`,
  );
  return isReached;
}

/** Expected revision of each company after the acknowledged writes. */
const revisionsAfter = (chains: PacedJob['chains'], writes: PacedFigures['writes']): readonly string[] =>
  chains.map(({ revision }, nth) =>
    Array.from({ length: writes[nth]?.count ?? 0 }).reduce<string>((tag) => following(tag), revision),
  );

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
  expected: readonly string[],
  writes: PacedFigures['writes'],
): Promise<number> {
  const staff = await staffOf(origin, companies);
  const kept = await Promise.all(
    [...staff].map(async ([companyId, { authorization }], nth) => {
      const { path, ...request } = configurationOf(companyId, authorization);
      const answer = await fetch(origin + path, request);
      const { revision, orderInstructions } = (await answer.json()) as Record<string, string>;
      const { text } = writes[nth] ?? {};
      return revision === expected[nth] && (text === undefined || orderInstructions === text);
    }),
  );
  return kept.filter((isThere) => !isThere).length;
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
