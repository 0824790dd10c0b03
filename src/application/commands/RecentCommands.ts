import { isRecord, isText } from '../../domain/shared/shapes.ts';
import type { KeyValueStorage } from '../shared/KeyValueStorage.ts';
import { parseJson } from '../shared/parseJson.ts';

export type RecentCommand = { readonly id: string; readonly label: string };

/** Number of stored commands. More than are shown, because some commands do not exist on every page. */
const MAX_STORED = 20;

const isRecent = (value: unknown): value is RecentCommand =>
  isRecord(value) && isText(value['id']) && isText(value['label']);

/** Commands that a user selected in the palette, newest first. Stored on the device. */
export class RecentCommands {
  readonly #storage: KeyValueStorage;
  readonly #key: string;

  constructor(storage: KeyValueStorage, userId: string) {
    this.#storage = storage;
    this.#key = `recentCommands/${userId}`;
  }

  get list(): readonly RecentCommand[] {
    // Validate stored data, because an older release or the user may have written it.
    const stored = parseJson(this.#storage.read(this.#key));
    return Array.isArray(stored) ? stored.filter(isRecent) : [];
  }

  add({ id, label }: RecentCommand): void {
    const others = this.list.filter((recent) => recent.id !== id);
    this.#storage.write(this.#key, JSON.stringify([{ id, label }, ...others].slice(0, MAX_STORED)));
  }
}
