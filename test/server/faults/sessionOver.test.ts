import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPglite } from '../../support/server/openPglite.ts';
import { changesBetween } from '../../support/changes.ts';
import { settled } from '../../support/settled.ts';
import { FaultEnvironment } from '../../faults/FaultEnvironment.ts';
import { scenes } from '../../faults/scenes.ts';
import { inFull } from '../../support/inFull.ts';

/** `npm run test:faults` runs the publish with the fault at each call. */
const runsAll = inFull('faults');
const { merchant, owner } = scenes;

describe.each([merchant, owner])('a session that ends during a publish of $name', (scene) => {
  let environment: FaultEnvironment;
  let round: number;
  beforeAll(async () => {
    environment = await FaultEnvironment.open(openPglite, scene);
    round = 1;
    await environment.publish(round);
  });
  afterAll(() => environment.close());

  /** Records the state of the page at each sign-in dialog. */
  function recordSignIns(onSignIn: () => void = () => undefined): readonly object[] {
    const states: object[] = [];
    environment.onInterrupted = () => {
      const { sessions, changes, publishing } = environment.page;
      const who = sessions.shown?.username;
      states.push({ who, pending: changes.count, state: publishing.state.kind, kept: environment.kept });
      onSignIn();
    };
    return states;
  }
  const sentSince = (from: number) =>
    environment.line.recorded.slice(from).map(({ method, url, headers }) => {
      const key = String(headers['idempotency-key']);
      return { attempt: key.split(':')[0], call: `${method} ${url} ${key}` };
    });

  it("deletes the tab’s storage but not the page's state; after sign-in the publish repeats the refused call with the same key [PB-13] [PB-14]", async () => {
    // Every second round makes the same calls.
    const withoutFault = await environment.publish((round += 2));
    if (!withoutFault.ok) throw new Error(withoutFault.error);
    const calls = [...withoutFault.value.writes.keys()];
    const last = calls.length - 1;
    for (const at of runsAll ? calls : [0, Math.floor(last / 2), last]) {
      const from = environment.line.recorded.length;
      const states = recordSignIns();
      const outcome = await environment.publish((round += 2), { fault: 'session-over', at, times: 1 });
      expect(outcome).toMatchObject({ ok: true, value: { resumes: 0 } });
      expect(states).toEqual([{ who: scene.username, pending: expect.any(Number), state: 'publishing', kept: [] }]);
      expect(states).not.toMatchObject([{ pending: 0 }]);
      const sent = sentSince(from);
      expect(sent).toHaveLength(calls.length + 1);
      expect(new Set(sent.map(({ attempt }) => attempt)).size, 'one attempt').toBe(1);
      expect(sent[at + 1], 'the call that was refused once more').toEqual(sent[at]);
      expect(new Set(sent.map(({ call }) => call)).size, 'and no other').toBe(calls.length);
    }
  }, 300_000);

  it('stops the publish if the session after the sign-in also ends at once; a retry continues the same attempt [PB-13] [PB-14]', async () => {
    const { page, line } = environment;
    const before = await environment.live();
    const changes = scene.changes(before.configuration, (round += 2));
    const from = line.recorded.length;
    const states = recordSignIns();
    page.changes.edit(changes);
    await line.plan({ fault: 'session-over', at: 2, times: 2 });
    await page.publishing.publish(0);
    await settled();
    await settled();
    expect(page.publishing.stoppedBy).toMatchObject({ cause: { kind: 'unauthorized' } });
    expect(page.changes.list).toEqual(changes);
    expect(await environment.live()).toEqual(before);
    await page.publishing.publish(0);
    expect(page.publishing.state.kind).toBe('published');
    expect(page.changes.count).toBe(0);
    expect(states).toHaveLength(2);
    expect((await environment.live()).revision).toBe(before.revision + 1);
    const sent = sentSince(from);
    expect(new Set(sent.map(({ attempt }) => attempt)).size, 'one attempt').toBe(1);
    const others = sent.filter(({ call }) => call !== sent[2]?.call).map(({ call }) => call);
    expect(sent.length - others.length, 'refused twice at least, then done').toBeGreaterThan(2);
    expect(new Set(others).size, 'every other once').toBe(others.length);
    await line.plan();
  });

  it('does not lose edits made while the publish was running [PC-9] [PB-13]', async () => {
    const { page, line } = environment;
    const { configuration } = await environment.live();
    const changes = scene.changes(configuration, (round += 2));
    const { applicationConfig } = configuration;
    const config = { ...applicationConfig?.config, PURCHASE_WARRANTY_PERIOD: round };
    const edited = changesBetween(configuration, {
      ...configuration,
      applicationConfig: { ...applicationConfig, config },
    });
    const states = recordSignIns(() => page.changes.edit(edited));
    page.changes.edit(changes);
    await line.plan({ fault: 'session-over', at: 2, times: 1 });
    await page.publishing.publish(0);
    expect(states).toHaveLength(1);
    expect(page.publishing.state.kind).toBe('published');
    expect(page.changes.list).toEqual(edited);
    await environment.reload();
    expect(environment.page.changes.list).toEqual(edited);
  });
});
