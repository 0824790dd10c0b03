import { describe, expect, it, vi } from 'vitest';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { UserInfo } from '../../../src/domain/session/session.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import type { AnalyticsSink, TrackedEvent } from '../../../src/infrastructure/telemetry/AnalyticsSink.ts';
import { consoleSink } from '../../../src/infrastructure/telemetry/ConsoleSink.ts';
import { FetchedAnalytics } from '../../../src/infrastructure/telemetry/FetchedAnalytics.ts';
import { CountingIds } from '../../support/fakes/CountingIds.ts';
import { ManualClock } from '../../support/fakes/ManualClock.ts';
import { settled } from '../../support/settled.ts';

function open(storage = new InMemoryStorage(), name = 'event') {
  const clock = new ManualClock(1000);
  const sentEvents: TrackedEvent[] = [];
  const sink: AnalyticsSink = { take: (tracked) => void sentEvents.push(tracked) };
  const script = { isThere: true, fetches: 0 };
  const signedIn: { person?: { userInfo: UserInfo; loggedInCompanyId: CompanyId } } = {};
  const analytics = new FetchedAnalytics(
    storage,
    clock,
    new CountingIds(name),
    () => signedIn.person,
    async () => {
      script.fetches += 1;
      if (!script.isThere) throw new Error('offline');
      return sink;
    },
  );
  const types = () => sentEvents.map(({ event }) => event.type);
  return { signedIn, analytics, clock, sentEvents, types, script, storage };
}

describe('the user data of a FetchedAnalytics event', () => {
  it('contains the signed-in user and the company, and is absent without a session [TL-4]', async () => {
    const { analytics, sentEvents, signedIn } = open();
    analytics.track({ type: 'page_load_failure' });
    const companyId = 'ACME' as CompanyId;
    signedIn.person = {
      userInfo: { userId: 'u-7', roles: [], organisationId: companyId },
      loggedInCompanyId: companyId,
    };
    analytics.track({ type: 'merchant_page_opened' });
    await analytics.start();
    expect(sentEvents.map(({ event }) => event)).toEqual([
      { type: 'page_load_failure', outOfSession: true },
      { type: 'merchant_page_opened', userId: 'u-7', groupType: 'company', groupName: 'ACME' },
    ]);
  });
});

describe('FetchedAnalytics before its script is loaded', () => {
  it('stores events with their time, and sends them in order once the script is loaded [TL-6]', async () => {
    const { analytics, clock, sentEvents, script } = open();
    analytics.track({ type: 'first' });
    clock.advance(5);
    analytics.track({ type: 'second' });
    expect(script.fetches).toBe(0);
    await analytics.start();
    analytics.track({ type: 'third' });
    expect(sentEvents.map(({ at, event }) => [at, event.type])).toEqual([
      [1000, 'first'],
      [1005, 'second'],
      [1005, 'third'],
    ]);
    expect(new Set(sentEvents.map(({ id }) => id)).size).toBe(3);
  });

  it('keeps stored events during a reload, and sends each event once [TL-6]', async () => {
    const before = open(undefined, 'before');
    before.analytics.track({ type: 'first' });
    const after = open(before.storage, 'after');
    after.analytics.track({ type: 'second' });
    after.clock.advance(5000);
    await settled();
    expect(after.types()).toEqual(['first', 'second']);
    before.clock.advance(5000);
    await settled();
    expect(before.types()).toEqual([]);
  });

  it('loads the script after a while even if no page is rendered, and loads it again after a failure', async () => {
    const { analytics, clock, script, types } = open();
    script.isThere = false;
    analytics.track({ type: 'page_load_failure' });
    clock.advance(5000);
    await settled();
    script.isThere = true;
    analytics.track({ type: 'again' });
    clock.advance(5000);
    await settled();
    expect(types()).toEqual(['page_load_failure', 'again']);
  });

  it("holds up to 100 of the latest events in memory if the browser's storage is denied [TL-6]", async () => {
    const full = new InMemoryStorage();
    full.write = () => false;
    const page = open(full);
    page.analytics.track({ type: 'first' });
    const filtered = open();
    for (let index = 0; index < 150; index += 1) filtered.analytics.track({ type: String(index) });
    await page.analytics.start();
    await filtered.analytics.start();
    expect(page.types()).toEqual(['first']);
    expect(filtered.types()).toHaveLength(100);
    expect(filtered.types().at(-1)).toBe('149');
  });

  it('ignores stored events in an unknown format', async () => {
    const page = open();
    page.storage.write('analyticsEarly', '{"type":"none"}');
    page.analytics.track({ type: 'first' });
    await page.analytics.start();
    expect(page.types()).toEqual(['first']);
  });
});

describe('consoleSink without an analytics key', () => {
  it('logs valid events to the console, and drops invalid events [TL-3] [TL-4]', () => {
    const printed = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const take = (event: unknown) => consoleSink.take({ id: 'a', at: 1, event: event as never });
    take({ type: 'merchant_page_opened', properties: { page: 'overview' } });
    take({ type: 'opened' });
    take({ type: '', properties: { text: 'secret' } });
    expect(printed.mock.calls).toEqual([
      ['analytics', 'merchant_page_opened', { page: 'overview' }],
      ['analytics', 'opened', {}],
      ['analytics event refused', 'type-empty'],
    ]);
  });
});
