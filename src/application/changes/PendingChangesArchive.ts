import { keepRow, listOf, readRow, type KeptRow } from '../../domain/changes/drafts/keptRows.ts';
import type { UnsentRow } from '../../domain/changes/drafts/unsentRows.ts';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import { isRecord } from '../../domain/shared/shapes.ts';
import type { KeyValueStorage } from '../shared/KeyValueStorage.ts';
import { parseJson } from '../shared/parseJson.ts';
import type { ChangeSubjects } from './ChangeSubjects.ts';
import { listsKeyOf, storageKeyOf, type ChangesOwner } from './ChangesOwner.ts';
import { KeptLists } from './KeptLists.ts';

/**
 * Keeps what the draft does not have yet across a reload of the tab; it goes with the session. Secrets that were typed are
 * never kept.
 */
export class PendingChangesArchive {
  readonly #storage: KeyValueStorage;
  readonly #subjects: ChangeSubjects;
  readonly #lists = new Map<string, KeptLists>();

  constructor(storage: KeyValueStorage, subjects: ChangeSubjects) {
    this.#storage = storage;
    this.#subjects = subjects;
  }

  /** What was written of them, where it is not known to be kept elsewhere. */
  readNote(owner: ChangesOwner): string | undefined {
    return this.#entries(owner).flatMap((entry) => noteIn(entry) ?? [])[0];
  }

  /** The stored changes; anything that is not one (an older release, a curious hand) is left out. */
  readUnsent(owner: ChangesOwner): readonly UnsentRow[] {
    const lists = this.#listsOf(owner).all;
    return this.#entries(owner).flatMap((entry) => readRow(entry, lists) ?? []);
  }

  /** False where the browser refused to keep them. */
  writeUnsent(owner: ChangesOwner, rows: readonly UnsentRow[], note?: string): boolean {
    return this.#write(owner, [
      ...(note === undefined ? [] : [{ note }]),
      ...rows.map(({ key, change, bases }) =>
        this.#kept(owner, {
          key,
          change: change && this.#stored(change),
          bases: bases.map((base) => base && this.#stored(base)),
        }),
      ),
    ]);
  }

  /** Told by a list that is written before it; in whole where the browser has no room for that. */
  #kept(owner: ChangesOwner, row: UnsentRow): KeptRow {
    const entries = listOf(row);
    const inUse = (): ReadonlySet<string> => new Set(this.#entries(owner).flatMap((entry) => listNameIn(entry) ?? []));
    const name = entries && this.#listsOf(owner).nameOf(row.key, entries, inUse);
    return keepRow(row, entries && name !== undefined ? { name, entries } : undefined);
  }

  #listsOf(owner: ChangesOwner): KeptLists {
    const key = listsKeyOf(owner);
    const known = this.#lists.get(key) ?? new KeptLists(this.#storage, key);
    this.#lists.set(key, known);
    return known;
  }

  #entries(owner: ChangesOwner): readonly unknown[] {
    const stored = parseJson(this.#storage.read(storageKeyOf(owner)));
    return Array.isArray(stored) ? stored : [];
  }

  #stored(change: PendingChange): PendingChange {
    return this.#subjects.registry.storable(change);
  }

  #write(owner: ChangesOwner, entries: readonly unknown[]): boolean {
    if (entries.length > 0) return this.#storage.write(storageKeyOf(owner), JSON.stringify(entries));
    this.#storage.remove(storageKeyOf(owner));
    return true;
  }
}

function noteIn(entry: unknown): string | undefined {
  const { note } = (entry ?? {}) as { readonly note?: unknown };
  return typeof note === 'string' ? note : undefined;
}

function listNameIn(entry: unknown): string | undefined {
  return isRecord(entry) && typeof entry['list'] === 'string' ? entry['list'] : undefined;
}
