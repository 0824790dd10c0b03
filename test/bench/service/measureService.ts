import { postMerchantConfig } from '../../../contract/company/merchantConfig.ts';
import { admin, northwind } from '../../e2e/fixtures/people.ts';
import { median } from '../figures.ts';
import type { Asked, LoadFigures, WriteChain } from './loadJob.ts';
import { runLoad } from './runLoad.ts';
import { signInTo } from './signInTo.ts';
import { startBare } from './startBare.ts';
import type { Engine, Store } from './stores.ts';

/** What can be measured, in order. */
export const PARTS = ['read', 'page', 'list', 'search', 'drafts', 'settings'] as const;
type Part = (typeof PARTS)[number];

type Goal = {
  /** Of the rate of a bare server that sends the same bytes. */
  readonly share?: number;
  /** Answers a second. */
  readonly rate?: number;
  /** Milliseconds. */
  readonly p99?: number;
};

const GOALS: Record<Engine, Partial<Record<Part, Goal>>> = {
  postgres: {
    read: { share: 0.12, p99: 25 },
    page: { share: 0.25 },
    list: { rate: 1000, p99: 100 },
    search: { rate: 1000, p99: 100 },
    drafts: { rate: 1000 },
  },
  embedded: { read: { share: 0.05, p99: 25 }, page: { share: 0.25 } },
};

const ROOT = 'AUSPOST';
const CONNECTIONS = 50;
const ROUNDS = 3;
/** As a browser asks. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en-GB,en;q=0.9' };
/** Found in many, few and no merchants. */
const SEARCHES =
  'baker,north,and,field,ltd,zz,green,2026,qqqq,super,ex,mill,son,tech,a,harbour,bl,outdoor,book,toy'.split(',');

/** Measures parts of the service one after the other and prints them; answers whether all keep what is promised. */
export async function measureService(
  origin: string,
  { companies }: Store,
  { engine, parts, seconds }: { readonly engine: Engine; readonly parts: readonly Part[]; readonly seconds: number },
): Promise<boolean> {
  const isKept: boolean[] = [];
  const report = (part: Part, figures: readonly LoadFigures[], bare: readonly number[]): void => {
    isKept.push(print(part, figures, bare, GOALS[engine][part]));
  };

  const beside = async (part: Part, requests: readonly Asked[], isCompared: boolean): Promise<void> => {
    const bareServer = isCompared ? await startBare(origin, requests[0]!) : undefined;
    try {
      const job = { connections: CONNECTIONS, seconds, requests };
      // Once to warm up, both.
      await runLoad({ ...job, origin });
      const ours: LoadFigures[] = [];
      const bare: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        if (bareServer) bare.push((await runLoad({ ...job, origin: bareServer.origin })).rate);
        ours.push(await runLoad({ ...job, origin }));
      }
      report(part, ours, bare);
    } finally {
      bareServer?.close();
    }
  };
  const chained = async (part: Part, chains: readonly WriteChain[]): Promise<void> =>
    report(part, [await runLoad({ origin, connections: chains.length, seconds: ROUNDS * seconds, chains })], []);

  const staff = await signInTo(origin, 'NORTHWIND', northwind.email);
  const owner = await signInTo(origin, ROOT, admin.email);
  const listed = (query: string): Asked => ({
    method: 'GET',
    path: `/v1/returns-portal-service/${ROOT}/companies${query}`,
    headers: { ...BROWSER, authorization: owner },
  });
  const chainsOf = (kind: WriteChain['kind']): Promise<WriteChain[]> =>
    Promise.all(
      companies.map(async (companyId) => {
        const authorization = await signInTo(origin, companyId, `staff@${companyId.toLowerCase()}`);
        const path = `/v1/returns-portal-service/${ROOT}/company/${companyId}/${kind === 'draft' ? 'drafts/mine' : 'settings'}`;
        const revision = await readRevision(origin, authorization, kind === 'draft' ? { path } : { companyId });
        return { kind, path, authorization, revision };
      }),
    );

  const measures: Record<Part, () => Promise<void>> = {
    read: () => beside('read', [configurationOf('NORTHWIND', staff)], true),
    page: () => beside('page', [{ method: 'GET', path: '/', headers: BROWSER }], true),
    list: () => beside('list', [listed('')], false),
    search: () =>
      beside(
        'search',
        SEARCHES.map((text) => listed(`?search=${text}`)),
        false,
      ),
    drafts: async () => chained('drafts', await chainsOf('draft')),
    settings: async () => chained('settings', await chainsOf('settings')),
  };
  for (const part of parts) await measures[part]();
  return isKept.every(Boolean);
}

const configurationOf = (companyId: string, authorization: string): Asked => ({
  method: postMerchantConfig.method,
  path: postMerchantConfig.path,
  headers: { ...BROWSER, authorization, 'content-type': 'application/json' },
  body: JSON.stringify({ merchant: companyId, token: '' }),
});

async function readRevision(
  origin: string,
  authorization: string,
  of: { readonly path: string } | { readonly companyId: string },
): Promise<string> {
  const asked =
    'path' in of
      ? { method: 'GET', path: of.path, headers: { authorization } }
      : configurationOf(of.companyId, authorization);
  const { path, ...request } = asked;
  const answer = await fetch(origin + path, request);
  return ((await answer.json()) as { revision: string }).revision;
}

function print(part: Part, figures: readonly LoadFigures[], bare: readonly number[], goal: Goal = {}): boolean {
  const rate = median(figures.map((each) => each.rate));
  const p99 = median(figures.map((each) => each.p99));
  const share = bare.length > 0 ? rate / median(bare) : undefined;
  const failed = figures.flatMap(({ statuses }) => Object.entries(statuses)).filter(([status]) => status !== '200');
  const isKept =
    (goal.share === undefined || (share ?? 0) >= goal.share) &&
    (goal.rate === undefined || rate >= goal.rate) &&
    (goal.p99 === undefined || p99 <= goal.p99) &&
    failed.length === 0;
  const said = [
    `${rate.toFixed(0)} a second`,
    `median ${median(figures.map((each) => each.median)).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
    ...(share === undefined ? [] : [`${share.toFixed(3)} of bare node:http (${median(bare).toFixed(0)})`]),
    ...failed.map(([status, count]) => `${count} answered ${status}`),
    `goal ${JSON.stringify(goal)}: ${isKept ? 'kept' : 'NOT KEPT'}`,
  ];
  console.log(`  ${part.padEnd(10)}${said.join(' · ')}`);
  return isKept;
}
