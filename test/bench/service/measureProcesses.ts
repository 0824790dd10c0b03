import { readFileSync, readdirSync } from 'node:fs';
import pg from 'pg';
import { northwind } from '../../e2e/fixtures/people.ts';
import { Processes } from '../../processes/Processes.ts';
import type { PacedFigures, PacedJob } from './pacedJob.ts';
import { chainsOf, configurationOf, staffOf } from './requests.ts';
import { runInProcess } from './runInProcess.ts';
import { signInTo } from './signInTo.ts';
import type { Store } from './stores.ts';

const COUNTS = [1, 3];
/** Requests per second of all processes together. */
const RATE = 150;
/** Seconds for each process, because V8 compiles the code of a process after a certain number of requests. */
const WARM_UP_SECONDS = 20;
/** Maximum CPU time per request and statements per request, relative to one process. */
const MAX_CPU = 1.15;
const MAX_STATEMENTS = 1.05;
/** Milliseconds of one clock tick in `/proc` (`USER_HZ`). */
const TICK = 10;

type Usage = { readonly milliseconds: number; readonly statements: number };

/**
 * Compares the CPU time (service and database) and the number of statements per request of one process with those of
 * three processes, at the same rate. Each process gets the same number of requests. Needs Linux and
 * `pg_stat_statements`. Returns whether the goals are reached.
 */
export async function measureProcesses(
  store: Store,
  settings: Readonly<Record<string, string>>,
  seconds: number,
): Promise<boolean> {
  const results: Usage[] = [];
  for (const count of COUNTS) results.push(await measure(store, settings, { count, seconds }));
  const [one, three] = results;
  if (!one || !three) return false;
  const cpu = three.milliseconds / one.milliseconds;
  const statements = three.statements / one.statements;
  const isReached = cpu <= MAX_CPU && statements <= MAX_STATEMENTS;
  console.log(
    `  processes three compared with one: CPU time ${cpu.toFixed(2)} (at most ${MAX_CPU}), ` +
      `statements ${statements.toFixed(2)} (at most ${MAX_STATEMENTS}) · ${isReached ? 'kept' : 'NOT KEPT'}`,
  );
  return isReached;
}

async function measure(
  store: Store,
  settings: Readonly<Record<string, string>>,
  { count, seconds }: { readonly count: number; readonly seconds: number },
): Promise<Usage> {
  const processes = await Processes.on(store.address, count, { settings, preloaded: [] });
  const admin = await openStatistics(store.address);
  try {
    const origin = processes.url;
    const reader = await signInTo(origin, 'NORTHWIND', northwind.email);
    const staff = await staffOf(origin, store.companies);
    const sessions = [reader, ...staff.values()];
    const reads = [configurationOf('NORTHWIND', reader.authorization)];
    const run = async (duration: number): Promise<number> => {
      const chains = await chainsOf(origin, staff, 'settings');
      const job: PacedJob = { origin, rate: RATE, seconds: duration, sessions, reads, chains };
      const figures = await runInProcess<PacedJob, PacedFigures>('generatePaced.ts', job);
      const failed = figures.reads.filter(({ status }) => status !== 200).length;
      if (failed > 0) throw new Error(`${failed} of ${figures.reads.length} reads failed.`);
      return figures.reads.length + figures.writes.reduce((sum, { count: each }) => sum + each, 0);
    };
    await run(WARM_UP_SECONDS * count);
    const readUsage = async (): Promise<Usage> => ({
      milliseconds: processes.services.reduce(
        (sum, { processId }) => sum + cpuOf(processId ?? 0),
        cpuOfServer(admin.postmaster),
      ),
      statements: await admin.statements(),
    });
    const before = await readUsage();
    const requests = await run(seconds * count);
    const after = await readUsage();
    const usage = {
      milliseconds: (after.milliseconds - before.milliseconds) / requests,
      statements: (after.statements - before.statements) / requests,
    };
    console.log(
      `  processes ${count}: ${requests} requests, ${usage.milliseconds.toFixed(2)} ms of CPU time and ` +
        `${usage.statements.toFixed(2)} statements per request`,
    );
    return usage;
  } finally {
    await admin.close();
    await processes.close();
  }
}

/** Opens a connection that counts the statements of the database. Only a superuser may create the extension. */
async function openStatistics(url: string) {
  const address = new URL(url);
  address.username = 'postgres';
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  await client.query('create extension if not exists pg_stat_statements');
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return {
    postmaster: statOf(rows[0]?.pid ?? 0)?.parent ?? 0,
    statements: async (): Promise<number> => {
      const counted = await client.query<{ calls: string }>(
        `select coalesce(sum(calls), 0) as calls from pg_stat_statements
         where dbid = (select oid from pg_database where datname = current_database())`,
      );
      return Number(counted.rows[0]?.calls);
    },
    close: () => client.end(),
  };
}

/** CPU time in milliseconds of the database server: its main process, ended and running child processes. */
function cpuOfServer(postmaster: number): number {
  const own = statOf(postmaster);
  const children = readdirSync('/proc').flatMap((name) => {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : undefined;
    return stat?.parent === postmaster ? [stat.own] : [];
  });
  return (own?.own ?? 0) + (own?.ended ?? 0) + children.reduce((sum, each) => sum + each, 0);
}

const cpuOf = (process: number): number => statOf(process)?.own ?? 0;

/** CPU times in milliseconds of a process and of its ended children. Undefined if the process has ended. */
function statOf(
  process: number,
): { readonly parent: number; readonly own: number; readonly ended: number } | undefined {
  try {
    const text = readFileSync(`/proc/${process}/stat`, 'utf8');
    // The fields after the command's name, which is in parentheses and may contain spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const field = (position: number): number => Number(fields[position]);
    return { parent: field(1), own: (field(11) + field(12)) * TICK, ended: (field(13) + field(14)) * TICK };
  } catch {
    return undefined;
  }
}
