import { settleConflict } from '../../domain/changes/conflicts/settleConflict.ts';
import type { ChangeSubjects } from '../changes/ChangeSubjects.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { PublishedCompany } from '../company/CompanyGateway.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { RebasedOnLatest } from './FetchAndRebase.ts';

export type PublishConflict = RebasedOnLatest & { readonly readBefore: PublishedCompany | undefined };

/** Applies the user's decision: conflicting changes are discarded, except keys in `mine`. Later edits remain. */
export class SettleConflict {
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;
  readonly #subjects: ChangeSubjects;

  constructor(company: CompanyStore, changes: PendingChangesStore, subjects: ChangeSubjects) {
    this.#company = company;
    this.#changes = changes;
    this.#subjects = subjects;
  }

  execute({ conflicts, published: found, readBefore }: PublishConflict, mine: ReadonlySet<string>): void {
    const current = this.#company.published;
    // Use the current configuration if it was read after the conflict, because it is newer.
    const published = current && current !== readBefore ? current : found;
    this.#company.adopt(published);
    this.#changes.replace(
      settleConflict(this.#subjects.registry, published.configuration, this.#changes.list, conflicts, mine),
    );
  }
}
