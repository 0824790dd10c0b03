import type { Clock } from '../../../application/shared/Clock.ts';
import type { Connection } from '../../../application/shared/Connection.ts';
import type { KeyValueStorage } from '../../../application/shared/KeyValueStorage.ts';
import { parseJson } from '../../../application/shared/parseJson.ts';
import { sessionOfEvent, type AnalyticsSession } from '../../../domain/telemetry/analyticsSession.ts';
import type { AnalyticsSettings } from '../../../domain/telemetry/analyticsSettings.ts';
import { analyticsUpload, type AnalyticsUpload } from '../../../domain/telemetry/analyticsUpload.ts';
import { checkEvent, type CheckedEvent, type EventRefusal } from '../../../domain/telemetry/checkEvent.ts';
import { afterUpload, enqueue, nextBatch, type EventQueue, uploadDelay } from '../../../domain/telemetry/eventQueue.ts';
import { sentProperties } from '../../../domain/telemetry/sentProperties.ts';
import { uploadedEvent, type UploadedEvent } from '../../../domain/telemetry/uploadedEvent.ts';
import type { AnalyticsSink, TrackedEvent } from '../AnalyticsSink.ts';
import type { EventUploads } from './EventUploads.ts';
import type { StoredEvents } from './StoredEvents.ts';

const SESSION_KEY = 'analyticsSession';

export type DropReason = 'too-large' | 'saved-maximum';

export type UploadSinkParts = {
  readonly settings: AnalyticsSettings;
  readonly analyticsKey: string;
  readonly release: string;
  readonly deviceId: string;
  readonly storage: KeyValueStorage;
  readonly events: StoredEvents;
  readonly uploads: EventUploads;
  readonly clock: Clock;
  readonly connection: Connection;
  readonly random: () => number;
  readonly checksumOf: (text: string) => string;
  /** Runs `work`, unless another tab is uploading. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly onRefused: (reason: EventRefusal) => void;
  /** Called with events that will never be uploaded [TL-6]. */
  readonly onDropped: (dropped: readonly UploadedEvent[], reason: DropReason) => void;
};

/** Uploads events in batches, with retries. Only one tab uploads at a time [TL-5] [TL-6] [TL-7]. */
export class UploadSink implements AnalyticsSink {
  readonly #parts: UploadSinkParts;
  /** Ids of the events that this page has tracked. Only these are uploaded when the page is closed. */
  readonly #trackedHere = new Set<string>();
  #underWay: ReadonlySet<string> = new Set();
  #batchSize: number;
  #sequence = 0;
  #failures = 0;
  #isUploading = false;
  /** Copy of the session in memory, so that a page has one session even if the browser's storage is unavailable. */
  #session: AnalyticsSession | undefined;
  #cancel: (() => void) | undefined;

  constructor(parts: UploadSinkParts) {
    this.#parts = parts;
    this.#batchSize = parts.settings.uploadBatchSize;
  }

  /** Uploads stored events now and whenever the browser is online again. Returns a function that stops the uploads. */
  start(): () => void {
    const stopWatching = this.#parts.connection.watch(() => this.#uploadSoon());
    if (this.#parts.events.all().length > 0) this.#uploadLater();
    return () => {
      stopWatching();
      this.#cancel?.();
    };
  }

  take({ id, at, event }: TrackedEvent): void {
    const { events, settings, onRefused, onDropped } = this.#parts;
    const checked = checkEvent(event);
    if (!checked.ok) return onRefused(checked.error);
    const eventToUpload = this.#uploadedEvent(checked.value, id, at);
    const { queue, dropped } = enqueue(this.#queue(), eventToUpload, settings);
    events.remove(dropped);
    events.add(eventToUpload);
    if (dropped.length > 0) onDropped(dropped, 'saved-maximum');
    this.#trackedHere.add(id);
    // After a failure, a full batch must not shorten the delay until the next attempt.
    if (this.#failures === 0 && queue.events.length >= this.#batchSize) this.#uploadSoon();
    else this.#uploadLater();
  }

  /** Uploads the remaining events of this page when the page is closed. */
  leave(): void {
    const { events, uploads } = this.#parts;
    const remainingEvents = events
      .all()
      .filter(({ insert_id: id }) => this.#trackedHere.has(id) && !this.#underWay.has(id));
    let queue: EventQueue<UploadedEvent> = { events: remainingEvents, batchSize: this.#batchSize };
    while (queue.events.length > 0) {
      const batch = nextBatch(queue);
      const isHandedOver = uploads.leave(this.#upload(batch));
      // If the browser refuses to send even a single event, this event waits for the next page load.
      if (!isHandedOver && batch.length === 1) return;
      if (isHandedOver) events.remove(batch);
      queue = afterUpload(
        queue,
        batch.length,
        { kind: isHandedOver ? 'accepted' : 'too-large' },
        this.#parts.settings,
      ).queue;
    }
  }

  #uploadedEvent(checked: CheckedEvent, id: string, at: number): UploadedEvent {
    const { storage, settings, deviceId, release } = this.#parts;
    const former = storedSession(storage) ?? this.#session;
    const { sessionId, session } = sessionOfEvent(former, checked, at, settings.sessionTimeout);
    if (session) {
      this.#session = session;
      storage.write(SESSION_KEY, JSON.stringify(session));
    }
    this.#sequence += 1;
    const origin = { id, at, sequence: this.#sequence, sessionId, deviceId, release };
    return uploadedEvent(checked, sentProperties(checked), origin);
  }

  #queue(): EventQueue<UploadedEvent> {
    return { events: this.#parts.events.all(), batchSize: this.#batchSize };
  }

  #upload(batch: readonly UploadedEvent[]): AnalyticsUpload {
    const { analyticsKey, clock, checksumOf } = this.#parts;
    return analyticsUpload(batch, { analyticsKey, now: clock.now(), checksumOf });
  }

  #uploadLater(): void {
    this.#cancel ??= this.#parts.clock.after(this.#parts.settings.uploadPeriod, () => this.#uploadSoon());
  }

  #uploadSoon(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    if (this.#isUploading || !this.#parts.connection.isOnline()) return;
    this.#isUploading = true;
    void this.#parts
      .alone(() => this.#uploadAll())
      .finally(() => {
        this.#isUploading = false;
        if (this.#parts.events.all().length > 0) this.#uploadLater();
      });
  }

  async #uploadAll(): Promise<void> {
    const { clock, connection, events, random, settings, uploads, onDropped } = this.#parts;
    for (let batch = nextBatch(this.#queue()); batch.length > 0; batch = nextBatch(this.#queue())) {
      this.#underWay = new Set(batch.map(({ insert_id: id }) => id));
      const outcome = await uploads.post(this.#upload(batch));
      const isSent = this.#underWay;
      this.#underWay = new Set();
      // Read the events again, because other tabs may have added or removed events during the upload.
      const otherEvents = events.all().filter(({ insert_id: id }) => !isSent.has(id));
      const sent = { events: [...batch, ...otherEvents], batchSize: this.#batchSize };
      const { queue, dropped } = afterUpload(sent, batch.length, outcome, settings);
      this.#batchSize = queue.batchSize;
      if (queue.events.length < sent.events.length) events.remove(batch);
      if (dropped.length > 0) onDropped(dropped, 'too-large');
      this.#failures = outcome.kind === 'failed' ? this.#failures + 1 : 0;
      if (this.#failures === 0) continue;
      // Schedule no attempt while the browser is offline, because the next one starts when it is online again.
      if (!connection.isOnline()) return;
      const delay = uploadDelay(this.#failures, random(), outcome.retryAfterMs);
      this.#cancel?.();
      this.#cancel = clock.after(delay, () => this.#uploadSoon());
      return;
    }
  }
}

function storedSession(storage: KeyValueStorage): AnalyticsSession | undefined {
  const stored = parseJson(storage.read(SESSION_KEY)) as Partial<AnalyticsSession> | null | undefined;
  const { sessionId, lastEventAt } = stored ?? {};
  return Number.isFinite(sessionId) && Number.isFinite(lastEventAt) ? (stored as AnalyticsSession) : undefined;
}
