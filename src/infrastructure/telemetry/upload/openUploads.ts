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
import { browserUploads } from './browserUploads.ts';
import { StoredEvents } from './StoredEvents.ts';
import { UploadSink } from './UploadSink.ts';

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
