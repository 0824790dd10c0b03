import type { KeyValueStorage } from '../../../application/shared/KeyValueStorage.ts';
import { parseJson } from '../../../application/shared/parseJson.ts';
import { byTime, type UploadedEvent } from '../../../domain/telemetry/uploadedEvent.ts';

const PREFIX = 'analyticsEvent.';

const isEvent = (value: unknown): value is UploadedEvent =>
  typeof value === 'object' && value !== null && 'event_type' in value && 'insert_id' in value;

/**
 * Storage for events that are not uploaded yet. A reload does not lose them [TL-6]. Each event has its own key, so that
 * tabs can add and remove events independently. If the browser denies storage, the events exist until the page closes.
 */
export class StoredEvents {
  readonly #storage: KeyValueStorage;
  readonly #unkept = new Map<string, UploadedEvent>();

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
  }

  all(): readonly UploadedEvent[] {
    const stored = this.#storage.entries().flatMap(([key, text]) => {
      if (!key.startsWith(PREFIX)) return [];
      const event = parseJson(text);
      return isEvent(event) ? [event] : [];
    });
    return [...stored, ...this.#unkept.values()].toSorted(byTime);
  }

  add(event: UploadedEvent): void {
    if (!this.#storage.write(PREFIX + event.insert_id, JSON.stringify(event))) this.#unkept.set(event.insert_id, event);
  }

  remove(events: readonly UploadedEvent[]): void {
    for (const { insert_id: id } of events) {
      this.#storage.remove(PREFIX + id);
      this.#unkept.delete(id);
    }
  }
}
