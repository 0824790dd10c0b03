import type { UnsentRow } from '../../domain/changes/drafts/unsentRows.ts';
import { isPendingChange, type PendingChange } from '../../domain/changes/pendingChange.ts';
import { upgradeChange } from '../../domain/changes/upgradeChange.ts';
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

  /**
   * The stored changes; anything that is not one (an older release, a curious hand) is left out. What was stored as a change
   * alone stands on none.
   */
  readUnsent(owner: ChangesOwner): readonly UnsentRow[] {
    return this.#entries(owner).flatMap((entry) => rowIn(entry) ?? []);
  }

  /** False where the browser refused to keep them. */
  writeUnsent(owner: ChangesOwner, rows: readonly UnsentRow[], note?: string): boolean {
    return this.#write(owner, [
      ...(note === undefined ? [] : [{ note }]),
      ...rows.map(({ key, change, bases }) => ({
        key,
        change: change && this.#stored(change),
        bases: bases.map((base) => (base ? this.#stored(base) : null)),
      })),
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
    if (entries.length > 0) return this.#storage.write(storageKeyOf(owner), JSON.stringify(entries));
    this.#storage.remove(storageKeyOf(owner));
    return true;
  }
}

const changeIn = (value: unknown): PendingChange | undefined =>
  isPendingChange(value) ? upgradeChange(value) : undefined;

function noteIn(entry: unknown): string | undefined {
  const { note } = (entry ?? {}) as { readonly note?: unknown };
  return typeof note === 'string' ? note : undefined;
}

function rowIn(entry: unknown): UnsentRow | undefined {
  const change = changeIn(entry);
  if (change) return { key: change.key, change, bases: [undefined] };
  const { key, change: unsent, bases } = (entry ?? {}) as Partial<Record<keyof UnsentRow, unknown>>;
  if (typeof key !== 'string' || !Array.isArray(bases)) return undefined;
  return { key, change: changeIn(unsent), bases: bases.map(changeIn), isStripped: true };
}
