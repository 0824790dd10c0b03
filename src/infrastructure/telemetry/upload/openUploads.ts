import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { analyticsEnvSchema } from '../../../../contract/analyticsEnv.ts';
import type { Env } from '../../../../contract/env.ts';
import type { Clock } from '../../../application/shared/Clock.ts';
import type { Connection } from '../../../application/shared/Connection.ts';
import type { Ids } from '../../../application/shared/Ids.ts';
import type { KeyValueStorage } from '../../../application/shared/KeyValueStorage.ts';
import { analyticsSettingsOf } from '../../../domain/telemetry/analyticsSettings.ts';
import { TabLock } from '../../tabs/TabLock.ts';
import type { AnalyticsSink } from '../AnalyticsSink.ts';
import { logRefusal } from '../ConsoleSink.ts';
import { StoredEvents } from './StoredEvents.ts';
import { UploadSink } from './UploadSink.ts';
import type { EventUploads } from './EventUploads.ts';

const DEVICE_KEY = 'analyticsDevice';
const lock = new TabLock('analyticsUpload');

/** Creates the sink that uploads to product analytics. Malformed settings are treated as missing. */
export function openUploads(
  { analyticsKey = '', analytics }: Env,
  storage: KeyValueStorage,
  clock: Clock,
  ids: Ids,
  connection: Connection,
): AnalyticsSink {
  const parsed = analyticsEnvSchema.safeParse(analytics ?? {});
  if (!parsed.success) console.info('analytics settings are malformed', parsed.error.issues[0]?.path.join('.'));
  const settings = analyticsSettingsOf(parsed.data ?? {});
  const sink = new UploadSink({
    settings,
    analyticsKey,
    release: __APP_VERSION__,
    deviceId: deviceIdOf(storage, ids),
    storage,
    events: new StoredEvents(storage),
    uploads: browserUploads(settings.url, clock, {
      fetch: (...request) => fetch(...request),
      sendBeacon: (url, body) => navigator.sendBeacon(url, body),
    }),
    clock,
    connection,
    random: Math.random,
    // The analytics service requires this checksum to detect truncated uploads. It is not used for security.
    checksumOf: (text) => bytesToHex(md5(utf8ToBytes(text))),
    // If locks are unavailable, tabs may upload in parallel. The service still counts each event only once.
    alone: (work) => lock.ifFree(work),
    onRefused: logRefusal,
    onDropped: (dropped, reason) => console.info('analytics events dropped', dropped.length, reason),
  });
  sink.start();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sink.leave();
  });
  window.addEventListener('pagehide', () => sink.leave());
  return sink;
}

function deviceIdOf(storage: KeyValueStorage, ids: Ids): string {
  const storedId = storage.read(DEVICE_KEY);
  if (storedId) return storedId;
  const newId = ids.next();
  storage.write(DEVICE_KEY, newId);
  return newId;
}

/** Timeout of an upload in milliseconds. */
const TIMEOUT = 30_000;
/** Maximum total size in bytes of the requests that continue after the page is closed. */
const MAX_KEEPALIVE_BYTES = 32_768;

type Browser = {
  readonly fetch: typeof fetch;
  readonly sendBeacon: (url: string, body: URLSearchParams) => boolean;
};

/** Sends uploads as form data, which needs no CORS preflight. Requests contain no referrer and no credentials. */
export const browserUploads = (url: string, clock: Clock, browser: Browser): EventUploads => ({
  async post(upload) {
    const body = new URLSearchParams(upload);
    const controller = new AbortController();
    const stop = clock.after(TIMEOUT, () => controller.abort());
    try {
      const { ok, status, headers } = await browser.fetch(url, {
        method: 'POST',
        body,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: body.toString().length <= MAX_KEEPALIVE_BYTES,
        signal: controller.signal,
      });
      if (ok) return { kind: 'accepted' };
      if (status === 413) return { kind: 'too-large' };
      const seconds = Number(headers.get('retry-after') ?? undefined);
      return { kind: 'failed', retryAfterMs: Number.isFinite(seconds) ? seconds * 1000 : undefined };
    } catch {
      return { kind: 'failed' };
    } finally {
      stop();
    }
  },
  leave(upload) {
    try {
      return browser.sendBeacon(url, new URLSearchParams(upload));
    } catch {
      // The browser may forbid requests that continue after the page is closed.
      return false;
    }
  },
});
