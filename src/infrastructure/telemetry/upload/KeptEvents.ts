import type { KeyValueStorage } from '../../../application/shared/KeyValueStorage.ts';
import { parseJson } from '../../../application/shared/parseJson.ts';
import { byTime, type UploadedEvent } from '../../../domain/telemetry/uploadedEvent.ts';

const PREFIX = 'analyticsEvent.';

const isEvent = (value: unknown): value is UploadedEvent =>
  typeof value === 'object' && value !== null && 'event_type' in value && 'insert_id' in value;

/**
 * Events that wait, each under a key of its own in what all tabs share: tabs add and remove without reading what others
 * do, and a reload finds them again [TL-6]. Where the browser keeps nothing, they live as long as the page.
 */
export class KeptEvents {
  readonly #storage: KeyValueStorage;
  readonly #unkept = new Map<string, UploadedEvent>();

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
  }

  /** In the order in which they happened. */
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
