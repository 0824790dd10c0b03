import type { CompanyStore } from '../company/CompanyStore.ts';
import type { ChangeSubjects } from './ChangeSubjects.ts';
import type { PendingChangesStore } from './PendingChangesStore.ts';

/** Discards one pending change and adapts other changes that refer to it, as one undo step. */
export class DiscardChange {
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;
  readonly #subjects: ChangeSubjects;

  constructor(company: CompanyStore, changes: PendingChangesStore, subjects: ChangeSubjects) {
    this.#company = company;
    this.#changes = changes;
    this.#subjects = subjects;
  }

  execute(key: string): void {
    const change = this.#changes.get(key);
    const { configuration } = this.#company;
    if (!change || !configuration) return;
    this.#changes.edit(this.#subjects.registry.discard(configuration, this.#changes.present, change));
  }
}
