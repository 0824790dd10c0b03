import { admin, northwind } from '../../e2e/fixtures/people.ts';
import { median } from '../figures.ts';
import type { Asked, LoadFigures, WriteChain } from './loadJob.ts';
import { chainsOf, configurationOf, listOf, ROOT, SEARCHES, signInPage, staffOf } from './requests.ts';
import { runLoad } from './runLoad.ts';
import { signInTo } from './signInTo.ts';
import { startBare } from './startBare.ts';
import type { Engine, Store } from './stores.ts';

/** Parts of the benchmark in the order in which they run. */
export const PARTS = ['read', 'page', 'list', 'search', 'drafts', 'settings'] as const;
type Part = (typeof PARTS)[number];

type Goal = {
  /** Minimum rate relative to a minimal server (`serveBare.ts`) that sends the same bytes. */
  readonly share?: number;
  /** Minimum number of responses per second. */
  readonly rate?: number;
  /** Maximum 99th percentile of the response time in milliseconds. */
  readonly p99?: number;
};

const GOALS: Record<Engine, Partial<Record<Part, Goal>>> = {
  postgres: {
    read: { share: 0.12, p99: 25 },
    page: { share: 0.25 },
    list: { rate: 1000, p99: 100 },
    search: { rate: 1000, p99: 100 },
    drafts: { rate: 400 },
  },
  embedded: { read: { share: 0.05, p99: 25 }, page: { share: 0.25 } },
};

const CONNECTIONS = 50;
const ROUNDS = 3;

/** Measures the parts of the service in sequence and prints the results. Returns whether all goals are reached. */
export async function measureService(
  origin: string,
  { companies }: Store,
  { engine, parts, seconds }: { readonly engine: Engine; readonly parts: readonly Part[]; readonly seconds: number },
): Promise<boolean> {
  const results: boolean[] = [];
  const report = (part: Part, figures: readonly LoadFigures[], bare: readonly LoadFigures[]): void => {
    results.push(print(part, figures, bare, GOALS[engine][part]));
  };

  const measureBoth = async (part: Part, requests: readonly Asked[], isCompared: boolean): Promise<void> => {
    const bareServer = isCompared ? await startBare(origin, requests[0]!) : undefined;
    try {
      const job = { connections: CONNECTIONS, seconds, requests };
      // This run only warms up both servers.
      await runLoad({ ...job, origin });
      const ours: LoadFigures[] = [];
      const bare: LoadFigures[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        if (bareServer) bare.push(await runLoad({ ...job, origin: bareServer.origin }));
        ours.push(await runLoad({ ...job, origin }));
      }
      report(part, ours, bare);
    } finally {
      bareServer?.close();
    }
  };
  const chained = async (part: Part, chains: readonly WriteChain[]): Promise<void> =>
    report(part, [await runLoad({ origin, connections: chains.length, seconds: ROUNDS * seconds, chains })], []);

  const { authorization: staff } = await signInTo(origin, 'NORTHWIND', northwind.email);
  const { authorization: owner } = await signInTo(origin, ROOT, admin.email);
  const measures: Record<Part, () => Promise<void>> = {
    read: () => measureBoth('read', [configurationOf('NORTHWIND', staff)], true),
    page: () => measureBoth('page', [signInPage], true),
    list: () => measureBoth('list', [listOf(owner)], false),
    search: () =>
      measureBoth(
        'search',
        SEARCHES.map((text) => listOf(owner, `?search=${text}`)),
        false,
      ),
    drafts: async () => chained('drafts', await chainsOf(origin, await staffOf(origin, companies), 'draft')),
    settings: async () => chained('settings', await chainsOf(origin, await staffOf(origin, companies), 'settings')),
  };
  for (const part of parts) await measures[part]();
  return results.every(Boolean);
}

function print(part: Part, figures: readonly LoadFigures[], bare: readonly LoadFigures[], goal: Goal = {}): boolean {
  const rate = median(figures.map((each) => each.rate));
  const p99 = median(figures.map((each) => each.p99));
  const bareRate = median(bare.map((each) => each.rate));
  const share = bare.length > 0 ? rate / bareRate : undefined;
  const failed = figures.flatMap(({ statuses }) => Object.entries(statuses)).filter(([status]) => status !== '200');
  const isReached =
    (goal.share === undefined || (share ?? 0) >= goal.share) &&
    (goal.rate === undefined || rate >= goal.rate) &&
    (goal.p99 === undefined || p99 <= goal.p99) &&
    failed.length === 0;
  const cells = [
    `${rate.toFixed(0)} a second`,
    `median ${median(figures.map((each) => each.median)).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
    ...(share === undefined
      ? []
      : [
          `${share.toFixed(3)} of bare node:http (${bareRate.toFixed(0)}, p99 ${median(bare.map((each) => each.p99)).toFixed(0)} ms)`,
        ]),
    ...failed.map(([status, count]) => `${count} answered ${status}`),
    `goal ${JSON.stringify(goal)}: ${isReached ? 'kept' : 'NOT KEPT'}`,
  ];
  console.log(`  ${part.padEnd(10)}${cells.join(' · ')}`);
  return isReached;
}
