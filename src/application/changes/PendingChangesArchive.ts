import { parseRow, storedRow } from '../../domain/changes/drafts/storedRows.ts';
import type { UnsentRow } from '../../domain/changes/drafts/unsentRows.ts';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { KeyValueStorage } from '../shared/KeyValueStorage.ts';
import { parseJson } from '../shared/parseJson.ts';
import type { ChangeSubjects } from './ChangeSubjects.ts';

export type ChangesOwner = { readonly userId: string; readonly companyId: string };

export const storageKeyOf = ({ userId, companyId }: ChangesOwner): string => `pendingChanges/${userId}/${companyId}`;

/** Unsent changes of this tab, stored so that they survive a reload. No secrets. Cleared at the end of the session. */
export class PendingChangesArchive {
  readonly #storage: KeyValueStorage;
  readonly #subjects: ChangeSubjects;

  constructor(storage: KeyValueStorage, subjects: ChangeSubjects) {
    this.#storage = storage;
    this.#subjects = subjects;
  }

  readNote(owner: ChangesOwner): string | undefined {
    return this.#entries(owner).flatMap((entry) => noteIn(entry) ?? [])[0];
  }

  /** The stored changes. Invalid entries are skipped, because stored data is untrusted. */
  readUnsent(owner: ChangesOwner): readonly UnsentRow[] {
    return this.#entries(owner).flatMap((entry) => parseRow(entry) ?? []);
  }

  writeUnsent(owner: ChangesOwner, rows: readonly UnsentRow[], note?: string): boolean {
    const entries = [
      ...(note === undefined ? [] : [{ note }]),
      ...rows.map(({ key, change, bases }) =>
        storedRow({
          key,
          change: change && this.#storable(change),
          bases: bases.map((base) => base && this.#storable(base)),
        }),
      ),
    ];
    if (entries.length > 0) return this.#storage.write(storageKeyOf(owner), JSON.stringify(entries));
    this.#storage.remove(storageKeyOf(owner));
    return true;
  }

  #entries(owner: ChangesOwner): readonly unknown[] {
    const stored = parseJson(this.#storage.read(storageKeyOf(owner)));
    return Array.isArray(stored) ? stored : [];
  }

  #storable(change: PendingChange): PendingChange {
    return this.#subjects.registry.storable(change);
  }
}

function noteIn(entry: unknown): string | undefined {
  const { note } = (entry ?? {}) as { readonly note?: unknown };
  return typeof note === 'string' ? note : undefined;
}
