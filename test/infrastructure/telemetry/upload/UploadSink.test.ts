import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '../../../../src/application/shared/Analytics.ts';
import { analyticsSettingsOf, type AnalyticsOptions } from '../../../../src/domain/telemetry/analyticsSettings.ts';
import { InMemoryStorage } from '../../../../src/infrastructure/storage/InMemoryStorage.ts';
import { browserUploads } from '../../../../src/infrastructure/telemetry/upload/openUploads.ts';
import { StoredEvents } from '../../../../src/infrastructure/telemetry/upload/StoredEvents.ts';
import { UploadSink } from '../../../../src/infrastructure/telemetry/upload/UploadSink.ts';
import { TelemetryEndpoint } from '../../../support/TelemetryEndpoint.ts';
import { ManualClock } from '../../../support/fakes/ManualClock.ts';
import { settled } from '../../../support/settled.ts';

let endpoint: TelemetryEndpoint;
beforeEach(async () => void (endpoint = await TelemetryEndpoint.open()));
afterEach(() => endpoint.close());

const PERIOD = 30_000;

/** Opens a page with a browser's storage. A second page with the same storage acts as a reload or another tab. */
function openPage(
  options: AnalyticsOptions = {},
  browser = { storage: new InMemoryStorage(), clock: new ManualClock() },
) {
  const { storage, clock } = browser;
  const connection = { isOnline: true, heard: (): void => undefined };
  const failures: unknown[] = [];
  const beacons: URLSearchParams[] = [];
  const page = { mostBeacon: Number.POSITIVE_INFINITY };
  const under = { way: 0 };
  let count = 0;
  const events = new StoredEvents(storage);
  const sink = new UploadSink({
    settings: analyticsSettingsOf({ url: endpoint.url, uploadPeriod: PERIOD, ...options }),
    analyticsKey: 'key-1',
    release: '2.1.0',
    deviceId: 'device-1',
    storage,
    events,
    uploads: browserUploads(endpoint.url, clock, {
      fetch: async (...request) => {
        under.way += 1;
        return fetch(...request).finally(() => (under.way -= 1));
      },
      sendBeacon: (_, body) => {
        const isTaken = (JSON.parse(body.get('e') ?? '') as unknown[]).length <= page.mostBeacon;
        if (isTaken) beacons.push(body);
        return isTaken;
      },
    }),
    clock,
    connection: {
      isOnline: () => connection.isOnline,
      watch: (callback) => {
        connection.heard = callback;
        return () => undefined;
      },
    },
    random: () => 0,
    checksumOf: (text) => createHash('md5').update(text).digest('hex'),
    alone: (work) => work(),
    onRefused: (reason) => failures.push(reason),
    onDropped: (dropped, reason) => failures.push([reason, dropped.map(({ insert_id }) => insert_id)]),
  });
  const name = clock.now().toString(36);
  const track = (event: AnalyticsEvent = { type: 'merchant_page_opened' }, id = `${name}-${(count += 1)}`) =>
    sink.take({ id, at: clock.now(), event });
  const trackAll = (ids: readonly string[]) => ids.forEach((id) => track(undefined, id));
  const waiting = () => events.all().map(({ insert_id }) => insert_id);
  return { sink, browser, connection, failures, beacons, page, under, track, trackAll, waiting, clock, events };
}

const uploadedIds = () => endpoint.taken.map(({ insert_id }) => insert_id);
const answered = () => endpoint.uploads.map(({ status, events }) => [status, events.length]);
/** Waits until the page has read the responses to this many uploads. */
async function waitForUploads({ under }: ReturnType<typeof openPage>, uploads: number) {
  await vi.waitFor(() => {
    expect(endpoint.uploads).toHaveLength(uploads);
    expect(under.way).toBe(0);
  });
  await settled();
}
/** Advances the clock and waits for the uploads due by then. */
async function until(page: ReturnType<typeof openPage>, milliseconds: number, uploads: number) {
  page.clock.advance(milliseconds);
  await waitForUploads(page, uploads);
}

describe('an upload of UploadSink', () => {
  it('contains the events of one period or a full batch of events, with key, version and checksum [TL-5]', async () => {
    const page = openPage({ uploadBatchSize: 3 });
    page.trackAll(['a', 'b']);
    page.clock.advance(PERIOD - 1);
    expect(endpoint.uploads).toEqual([]);
    await until(page, 1, 1);
    await vi.waitFor(() => expect(page.waiting()).toEqual([]));
    page.trackAll(['c', 'd', 'e']);
    await vi.waitFor(() => expect(uploadedIds()).toEqual(['a', 'b', 'c', 'd', 'e']));
    expect(endpoint.uploads).toMatchObject([
      { client: 'key-1', version: '2', isComplete: true },
      { client: 'key-1', version: '2', isComplete: true },
    ]);
  });

  it('is split in halves if it is too large, and dropped if it is a single event that is too large [TL-6]', async () => {
    const page = openPage({ uploadBatchSize: 8 });
    endpoint.maxEvents = 2;
    page.trackAll(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    await vi.waitFor(() => expect(uploadedIds()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']));
    expect(answered().slice(0, 3)).toEqual([
      [413, 8],
      [413, 4],
      [200, 2],
    ]);
    expect(page.failures).toEqual([]);
    await vi.waitFor(() => expect(page.waiting()).toEqual([]));

    endpoint.maxEvents = 0;
    page.track(undefined, 'i');
    page.clock.advance(PERIOD);
    await vi.waitFor(() => expect(page.failures).toEqual([['too-large', ['i']]]));
    expect(page.waiting()).toEqual([]);
  });

  it('is retried after 429, 500 or no response, with increasing delays and without losing events [TL-6]', async () => {
    const page = openPage();
    endpoint.answers.push(500, 'dropped', { status: 429, retryAfter: '20' }, 503);
    page.trackAll(['a', 'b']);
    await until(page, PERIOD, 1);
    for (const [wait, uploads] of [
      [500, 2],
      [1000, 3],
      [20_000, 4],
      [4000, 5],
    ] as const) {
      page.clock.advance(wait - 1);
      expect(endpoint.uploads).toHaveLength(uploads - 1);
      await until(page, 1, uploads);
    }
    expect(answered().map(([status]) => status)).toEqual([500, 'dropped', 429, 503, 200]);
    expect(uploadedIds()).toEqual(['a', 'b']);
    expect(page.waiting()).toEqual([]);
  });

  it('is not retried earlier if new events arrive [TL-6]', async () => {
    const page = openPage({ uploadBatchSize: 2 });
    endpoint.answers.push(500);
    page.trackAll(['a', 'b']);
    await waitForUploads(page, 1);
    page.trackAll(['c', 'd']);
    page.clock.advance(499);
    expect(page.under.way).toBe(0);
    await until(page, 1, 3);
    expect(uploadedIds()).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('waiting events of UploadSink', () => {
  it('are sent in their original order after a reload [TL-6]', async () => {
    const before = openPage();
    const close = before.sink.start();
    before.trackAll(['a', 'b']);
    before.clock.advance(1);
    close();
    const after = openPage({}, before.browser);
    after.sink.start();
    after.track(undefined, 'c');
    await until(after, PERIOD, 1);
    await vi.waitFor(() => expect(after.waiting()).toEqual([]));
    expect(uploadedIds()).toEqual(['a', 'b', 'c']);
  });

  it('are sent once the browser is online [TL-6]', async () => {
    const page = openPage();
    page.sink.start();
    page.connection.isOnline = false;
    page.trackAll(['a', 'b']);
    page.clock.advance(10 * PERIOD);
    expect(endpoint.uploads).toEqual([]);
    page.connection.isOnline = true;
    page.connection.heard();
    await vi.waitFor(() => expect(uploadedIds()).toEqual(['a', 'b']));
  });

  it('are dropped, oldest first, if more than the maximum wait, and the dropped events are reported [TL-6]', () => {
    const page = openPage({ savedMaxCount: 2 });
    page.trackAll(['a', 'b', 'c']);
    expect(page.waiting()).toEqual(['b', 'c']);
    expect(page.failures).toEqual([['saved-maximum', ['a']]]);
  });

  it('are held in memory if the browser denies storage [TL-6]', async () => {
    const storage = new InMemoryStorage();
    storage.write = () => false;
    const page = openPage({}, { storage, clock: new ManualClock() });
    page.trackAll(['a', 'b']);
    await until(page, PERIOD, 1);
    expect(uploadedIds()).toEqual(['a', 'b']);
    await vi.waitFor(() => expect(page.waiting()).toEqual([]));
  });

  it('do not include stored events in an unknown format', () => {
    const page = openPage();
    page.browser.storage.write('analyticsEvent.x', 'null');
    page.browser.storage.write('analyticsEvent.y', '{');
    expect(page.waiting()).toEqual([]);
  });
});

describe('UploadSink.leave', () => {
  it('sends the page’s events by beacon with a checksum, and does not send them again [TL-5]', () => {
    const page = openPage();
    const other = openPage({}, page.browser);
    other.track(undefined, 'o');
    page.trackAll(['a', 'b']);
    page.sink.leave();
    page.sink.leave();
    expect(page.beacons.map((body) => [body.get('client'), body.get('v'), body.get('checksum')?.length])).toEqual([
      ['key-1', '2', 32],
    ]);
    expect(page.waiting()).toEqual(['o']);
  });

  it('sends fewer events if a beacon is too large, and stores the remaining events for the next page load [TL-5] [TL-6]', () => {
    const page = openPage();
    page.trackAll(['a', 'b', 'c', 'd']);
    page.page.mostBeacon = 2;
    page.sink.leave();
    expect(page.beacons).toHaveLength(2);
    page.trackAll(['e', 'f']);
    page.page.mostBeacon = 0;
    page.sink.leave();
    expect(page.beacons).toHaveLength(2);
    expect(page.waiting()).toEqual(['e', 'f']);
  });

  it('does not send events that are already in an upload [TL-5]', async () => {
    const page = openPage({ uploadBatchSize: 2 });
    page.trackAll(['a', 'b']);
    page.sink.leave();
    expect(page.beacons).toEqual([]);
    await vi.waitFor(() => expect(uploadedIds()).toEqual(['a', 'b']));
  });
});

describe('an analytics session of UploadSink', () => {
  it('continues after reloads, and is replaced by a new session after the configured time without events [TL-7]', () => {
    const page = openPage({ sessionTimeout: 1000 });
    const startTime = page.clock.now();
    page.track();
    page.clock.advance(999);
    page.track({ type: 'merchant_page_opened', outOfSession: true });
    page.clock.advance(1);
    const reloaded = openPage({ sessionTimeout: 1000 }, page.browser);
    reloaded.track();
    page.clock.advance(1001);
    reloaded.track();
    expect(page.events.all().map(({ session_id }) => session_id)).toEqual([startTime, -1, startTime, startTime + 2001]);
  });

  it('ends when the user leaves the page if the browser denies storage [TL-7]', () => {
    const storage = new InMemoryStorage();
    storage.write = () => false;
    const page = openPage({ sessionTimeout: 1000 }, { storage, clock: new ManualClock() });
    const startTime = page.clock.now();
    page.track();
    page.clock.advance(999);
    page.track();
    expect(page.events.all().map(({ session_id }) => session_id)).toEqual([startTime, startTime]);
  });

  it('is replaced by a new session if the stored session is invalid [TL-7]', () => {
    const page = openPage();
    page.browser.storage.write('analyticsSession', '{"sessionId":"x"}');
    page.track();
    expect(page.events.all()[0]?.session_id).toBe(page.clock.now());
  });
});

describe('an event passed to UploadSink', () => {
  it.each([
    [{ type: ' ' }, 'type-empty'],
    [{ type: 'a', outOfSession: 'no' }, 'out-of-session-not-boolean'],
    [{ type: 'a', groupType: '' }, 'group-type-empty'],
    [{ type: 'a', revenue: '12' }, 'revenue-not-numeric'],
    [{ type: 'a', price: Number.NaN }, 'price-not-numeric'],
  ])('is rejected if it is %j, for the reason “%s”, and is not stored [TL-4]', (event, reason) => {
    const page = openPage();
    page.track(event as AnalyticsEvent);
    expect(page.failures).toEqual([reason]);
    expect(page.waiting()).toEqual([]);
  });

  it('may have a numeric user id, which is stored as text [TL-4]', () => {
    const page = openPage();
    page.track({ type: 'merchant_page_opened', userId: 17 } as never);
    expect(page.events.all()).toMatchObject([{ user_id: '17' }]);
  });
});
