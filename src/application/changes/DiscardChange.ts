import { discardEdits } from '../../domain/changes/changeSubjects.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { PendingChangesStore } from './PendingChangesStore.ts';

/** Discards one pending change; others that mention it stay sound. One undo brings it back. */
export class DiscardChange {
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;

  constructor(company: CompanyStore, changes: PendingChangesStore) {
    this.#company = company;
    this.#changes = changes;
  }

  execute(key: string): void {
    const change = this.#changes.get(key);
    const { configuration } = this.#company;
    if (change && configuration) this.#changes.edit(discardEdits(configuration, this.#changes.present, change));
  }
}
