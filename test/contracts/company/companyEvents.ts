import { afterEach, expect, it, vi } from 'vitest';
import type { CompanyEvent } from '../../../src/application/company/events/CompanyEvents.ts';
import { noDraft } from '../../../src/domain/changes/drafts/draft.ts';
import { aChange, companyId } from '../../support/samples/builders.ts';
import type { UseGateways } from '../gateways.ts';
import { valueOf } from '../../support/valueOf.ts';

/** Uses the publishes and drafts of the staff of PAUSED. */
export function companyEventsContract(use: UseGateways): void {
  const path = { rootOrgId: 'HOUSE', companyId: companyId('PAUSED') };
  const stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  /** Collects the events for the signed-in user that follow a given revision. */
  const listen = async (since: () => string | undefined, at = path) => {
    const received: CompanyEvent[] = [];
    const states: string[] = [];
    stops.push(
      use().events.subscribe(at, {
        since,
        onEvent: (event) => received.push(event),
        connection: (state) => states.push(state),
      }),
    );
    await vi.waitFor(() => expect(states).toContain('live'), { timeout: 5000 });
    return { received, states };
  };
  /** Removes duplicates, because the same event may be delivered twice. */
  const published = (received: readonly CompanyEvent[]) => [
    ...new Map(
      received.flatMap((event) => (event.kind === 'published' ? [[event.news.publishId, event.news] as const] : [])),
    ).values(),
  ];
  const revision = async (): Promise<string> => valueOf(await use().companies.read(path.companyId)).revision ?? '';
  let count = 0;
  const publish = async (): Promise<void> => {
    count += 1;
    const patch = { orderInstructions: `Word ${count}` };
    const written = await use().companies.updateSettings(path, patch, { idempotencyKey: `events-${count}` });
    expect(written).toEqual({ ok: true, value: undefined });
  };

  it('subscribe delivers the publishes of other users and the publishes of the subscribed user [PB-14]', async () => {
    await use().signIn('PAUSED');
    const before = await revision();
    const { received } = await listen(() => before);
    await publish();
    await use().signIn('PAUSED', 'colleague');
    await publish();
    await vi.waitFor(() => expect(published(received)).toHaveLength(2));
    const [own, others] = published(received);
    expect(own).toMatchObject({ actorName: 'staff of PAUSED', isOwn: true, changeCount: 1 });
    const changes = [{ type: 'COMPANY', key: 'settings.orderInstructions' }];
    expect(others).toMatchObject({
      actorName: 'colleague of PAUSED',
      isOwn: false,
      revision: await revision(),
      changes,
    });
  });

  it('subscribe delivers publishes that the client missed while it was disconnected, but no publish that the client knows [PB-14]', async () => {
    await use().signIn('PAUSED', 'colleague');
    const before = await revision();
    await publish();
    await publish();
    await use().signIn('PAUSED');
    const { received } = await listen(() => before);
    await vi.waitFor(() => expect(published(received)).toHaveLength(2));
    const now = await revision();
    expect(published(received).at(-1)?.revision).toBe(now);
    const { received: nothing } = await listen(() => now);
    await publish();
    await vi.waitFor(() => expect(published(nothing)).toHaveLength(1));
  });

  it("subscribe delivers the revision of a user's draft only to the same user [PC-9]", async () => {
    await use().signIn('PAUSED', 'colleague');
    const { received: colleagueEvents } = await listen(() => undefined);
    await use().signIn('PAUSED');
    const { received: ownEvents } = await listen(() => undefined);
    const present = valueOf(await use().drafts.read(path));
    const draft = { changes: [aChange('returnReasons.enabled', true)], history: noDraft.history };
    const stored = valueOf(
      await use().drafts.store(path, draft, { revision: present.revision, idempotencyKey: 'events-draft' }),
    );
    if (stored.kind !== 'stored') throw new Error('it was not kept');
    const expected = { kind: 'draft', revision: stored.revision };
    await vi.waitFor(() => expect(ownEvents).toContainEqual(expected));
    expect(colleagueEvents).not.toContainEqual(expected);
  });

  it('subscribe delivers no events after the listener has unsubscribed', async () => {
    await use().signIn('PAUSED');
    const before = await revision();
    const { received } = await listen(() => before);
    const { received: other } = await listen(() => before);
    stops.shift()?.();
    const countBefore = received.length;
    await publish();
    await vi.waitFor(() => expect(published(other).length).toBeGreaterThan(0));
    expect(received).toHaveLength(countBefore);
  });
}
