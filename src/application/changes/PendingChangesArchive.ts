import { keepRow, readRow } from '../../domain/changes/drafts/keptRows.ts';
import type { UnsentRow } from '../../domain/changes/drafts/unsentRows.ts';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { KeyValueStorage } from '../shared/KeyValueStorage.ts';
import { parseJson } from '../shared/parseJson.ts';
import type { ChangeSubjects } from './ChangeSubjects.ts';
import { storageKeyOf, type ChangesOwner } from './ChangesOwner.ts';

/**
 * Keeps what the draft does not have yet across a reload of the tab; it goes with the session. Secrets that were typed are
 * never kept.
 */
export class PendingChangesArchive {
  readonly #storage: KeyValueStorage;
  readonly #subjects: ChangeSubjects;

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
    return this.#entries(owner).flatMap((entry) => readRow(entry) ?? []);
  }

  /** False where the browser refused to keep them. */
  writeUnsent(owner: ChangesOwner, rows: readonly UnsentRow[], note?: string): boolean {
    return this.#write(owner, [
      ...(note === undefined ? [] : [{ note }]),
      ...rows.map(({ key, change, bases }) =>
        keepRow({
          key,
          change: change && this.#stored(change),
          bases: bases.map((base) => base && this.#stored(base)),
        }),
      ),
    ]);
  }

  #entries(owner: ChangesOwner): readonly unknown[] {
    const stored = parseJson(this.#storage.read(storageKeyOf(owner)));
    return Array.isArray(stored) ? stored : [];
  }

  #stored(change: PendingChange): PendingChange {
    return this.#subjects.registry.storable(change);
  }

  #write(owner: ChangesOwner, entries: readonly unknown[]): boolean {
    if (entries.length > 0) return this.#storage.write(storageKeyOf(owner), JSON.stringify(entries), 'soon');
    this.#storage.remove(storageKeyOf(owner));
    return true;
  }
}

function noteIn(entry: unknown): string | undefined {
  const { note } = (entry ?? {}) as { readonly note?: unknown };
  return typeof note === 'string' ? note : undefined;
}
