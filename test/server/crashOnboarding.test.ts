import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOf, fileOf, OnboardingClient } from '../crash/onboardMany.ts';
import { startBuiltService, type BuiltService } from '../e2e/fixtures/startBuiltService.ts';
import { roundsOf } from '../support/inFull.ts';

/** Maximum number of merchants that can be imported from one file. */
const merchants = roundsOf('crash', { part: 12, short: 60, full: 500 });

describe(`the built server, killed while ${merchants} merchants are onboarded`, { timeout: 600_000 }, () => {
  let built: BuiltService;
  beforeAll(async () => {
    built = await startBuiltService();
  }, 300_000);
  afterAll(() => built.close());

  it('contains each merchant completely or not at all, and repeated calls create no duplicates [PB-14]', async () => {
    const { service } = built;
    const client = new OnboardingClient(service);
    const calls = callsOf(fileOf(merchants));
    expect(calls).toHaveLength(2 * merchants);
    const completed: string[] = [];
    await client.signIn();
    const [before, remaining] = [calls.slice(0, merchants / 2), calls.slice(merchants / 2)];
    for (const call of before) {
      expect(await client.send(call)).toBe(200);
      completed.push(call.key);
    }
    // The next call is in flight when the process is killed.
    const underWay = client.send(remaining[0] ?? calls[0]!).catch(() => undefined);
    await service.kill();
    await underWay;
    await service.start();
    await client.signIn();
    const stored = await client.merchants();
    expect(stored.length).toBeGreaterThanOrEqual(completed.length);
    expect(stored.length).toBeLessThanOrEqual(completed.length + 1);
    expect(stored.every(([, state]) => state === 'setting-up')).toBe(true);

    // A resumed publish repeats only calls that got no response. A new publish sends all calls.
    for (const call of calls) expect(await client.send(call)).toBe(200);
    const ids = (await client.merchants()).map(([id]) => id);
    expect(ids).toHaveLength(merchants);
    expect(new Set(ids).size).toBe(merchants);

    // The idempotency keys differ, as after another click. The repeated request id prevents a second onboarding.
    for (const call of calls.slice(0, 5)) expect(await client.send({ ...call, key: `${call.key}-again` })).toBe(200);
    expect(await client.merchants()).toHaveLength(merchants);
  });
});
