import { isPendingChange, type PendingChange } from '../../domain/changes/pendingChange.ts';
import { upgradeChange } from '../../domain/changes/upgradeChange.ts';
import type { KeyValueStorage } from '../shared/KeyValueStorage.ts';
import { parseJson } from '../shared/parseJson.ts';
import type { ChangeSubjects } from './ChangeSubjects.ts';

/** Whose pending changes: one person's for one company. */
export type ChangesOwner = { readonly userId: string; readonly companyId: string };

const keyOf = ({ userId, companyId }: ChangesOwner): string => `pendingChanges/${userId}/${companyId}`;

/** Keeps pending changes across a reload of the tab; they go with the session. */
export class PendingChangesArchive {
  readonly #storage: KeyValueStorage;
  readonly #subjects: ChangeSubjects;

  constructor(storage: KeyValueStorage, subjects: ChangeSubjects) {
    this.#storage = storage;
    this.#subjects = subjects;
  }

  /** The stored changes; anything that is not one (an older release, a curious hand) is left out. */
  read(owner: ChangesOwner): readonly PendingChange[] {
    const stored = parseJson(this.#storage.read(keyOf(owner)));
    return Array.isArray(stored) ? stored.filter(isPendingChange).map(upgradeChange) : [];
  }

  /** False where the browser refused to keep them. Secrets that were typed are never kept. */
  write(owner: ChangesOwner, changes: readonly PendingChange[]): boolean {
    if (changes.length > 0)
      return this.#storage.write(
        keyOf(owner),
        JSON.stringify(changes.map((change) => this.#subjects.registry.storable(change))),
      );
    this.#storage.remove(keyOf(owner));
    return true;
  }
}
