import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ensureBuild } from '../../scripts/support/build/ensureBuild.mjs';
import { following } from '../bench/service/following.ts';
import type { PacedFigures, PacedJob } from '../bench/service/pacedJob.ts';
import { chainsOf, configurationOf, signInPage } from '../bench/service/requests.ts';
import { runInProcess } from '../bench/service/runInProcess.ts';
import { signInTo } from '../bench/service/signInTo.ts';
import { PublishAttempt } from '../crash/PublishAttempt.ts';
import { PublishingClient } from '../crash/PublishingClient.ts';
import { inFull, roundsOf } from '../support/inFull.ts';
import { Follower } from './Follower.ts';
import { Processes } from './Processes.ts';

const postgres = inject('postgres');
const COUNT = 3;
/** Requests per second, and the number of kills. Each kill is followed by a restart. */
const RATE = roundsOf('processes', { part: 50, short: 100, full: 300 });
const KILLS = roundsOf('processes', { part: 1, short: 3, full: 20 });
/** Milliseconds before a kill, and from a kill to the restart. */
const CALM = 2000;
const DOWN = 2000;
const MAX_RETRIES = 100;

const EVENTS = '/v1/returns-portal-service/AUSPOST/company/NORTHWIND/events';
/** Merchants that write during the test. The publishes are those of another merchant. */
const writers = ['BLUEHARBOUR', 'GLOBETROT', 'KOYO', 'STOREFRONT', 'TINDERVALLEY'];

/** Continues a publish through the load balancer after lost connections. Any other failure is an error. */
async function runUntilDone(attempt: PublishAttempt, token: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt.run(token);
    } catch (error) {
      // 409: the database has not yet ended the transaction of the killed process.
      const isInterrupted =
        error instanceof TypeError || error instanceof SyntaxError || / answered 409:/.test(String(error));
      if (!isInterrupted || tries === MAX_RETRIES) throw error;
      await wait(50);
    }
  }
}

describe.skipIf(!inFull('processes') || !postgres)('one of three processes that is killed under load', () => {
  let processes: Processes;
  beforeAll(async () => {
    await ensureBuild(['page', 'ssr', 'server']);
    processes = await Processes.start(postgres?.url ?? '', COUNT, { QUOTA_WRITES: '0' });
  }, 300_000);
  afterAll(() => processes.close());

  it('loses no acknowledged write, repeats no publish, and hides no publish from any client [PB-14]', async () => {
    const { url, services } = processes;
    const sessions = await Promise.all(
      writers.map(async (id) => [id, await signInTo(url, id, `staff@${id.toLowerCase()}.example`)] as const),
    );
    const chains = await chainsOf(url, new Map(sessions), 'settings');
    const reads = [signInPage, ...sessions.map(([id, { authorization }]) => configurationOf(id, authorization))];
    const seconds = ((CALM + DOWN) / 1000) * (KILLS + 1);
    const job: PacedJob = {
      origin: url,
      rate: RATE,
      seconds,
      sessions: sessions.map(([, session]) => session),
      reads,
      chains,
    };

    const client = new PublishingClient(url);
    const token = await client.signIn();
    const first = (await client.read(token)).revision;
    // Each follower begins at another process.
    const followers = services.map(() => new Follower());
    const ends = followers.map((follower, nth) =>
      follower.follow(
        services.map((_, step) => processes.urlOf(nth + step) + EVENTS),
        () => `Bearer ${token}`,
        `"r${first}"`,
      ),
    );
    const load = runInProcess<PacedJob, PacedFigures>('generatePaced.ts', job);
    let isOver = false;
    const publishes = (async (): Promise<number> => {
      let count = 0;
      for (; !isOver; count += 1) {
        const attempt = await prepare(client, token, `publish-${count}`);
        await runUntilDone(attempt, token);
      }
      return count;
    })();

    for (let kill = 0; kill < KILLS; kill += 1) {
      await wait(CALM);
      const victim = services[kill % services.length];
      await victim?.kill();
      await wait(DOWN);
      await victim?.start();
    }
    isOver = true;
    const count = await publishes;
    const { reads: samples, writes } = await load;

    expect(count).toBeGreaterThan(KILLS);
    const expected = Array.from({ length: count }, (_, nth) => `"r${first + nth + 1}"`);
    await expect.poll(() => followers.map(({ revisions }) => revisions)).toEqual(followers.map(() => expected));
    for (const follower of followers) follower.stop();
    await Promise.all(ends);
    const history = (await client.history(token)).filter(({ revision }) => revision > first);
    expect(history.map(({ revision }) => `"r${revision}"`).toReversed()).toEqual(expected);

    for (const [nth, [id, { authorization }]] of sessions.entries()) {
      const { path, ...request } = configurationOf(id, authorization);
      const stored = (await (await fetch(url + path, request)).json()) as Record<string, string>;
      const { count: written = 0, text } = writes[nth] ?? {};
      const before = chains[nth]?.revision ?? '';
      expect(stored['revision'], id).toBe(
        Array.from({ length: written }).reduce<string>((tag) => following(tag), before),
      );
      if (text !== undefined) expect(stored['orderInstructions'], id).toBe(text);
    }
    const writeCount = writes.reduce((sum, { count: each }) => sum + each, 0);
    expect(writeCount).toBeGreaterThan(KILLS);
    const failed = samples.filter(({ status }) => status !== 200).length;
    console.log(
      `${KILLS} kills in ${seconds} s: ${samples.length} reads (${failed} of them without a response or refused), ` +
        `${writeCount} writes, ${count} publishes.`,
    );
    // Only requests that the killed process was handling may fail. Without other processes, a third would fail.
    expect(failed / samples.length).toBeLessThan(0.05);
  }, 600_000);
});

/** Reads the current state, from which the next publish starts. */
async function prepare(client: PublishingClient, token: string, mark: string): Promise<PublishAttempt> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await PublishAttempt.prepare(client, token, mark);
    } catch (error) {
      if (!(error instanceof TypeError) || tries === MAX_RETRIES) throw error;
      await wait(50);
    }
  }
}
