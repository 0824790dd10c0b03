import { settleConflict } from '../../domain/changes/conflicts/settleConflict.ts';
import type { ChangeSubjects } from '../changes/ChangeSubjects.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { PublishedCompany } from '../company/CompanyGateway.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { RebasedOnLatest } from './FetchAndRebase.ts';

export type PublishConflict = RebasedOnLatest & { readonly readBefore: PublishedCompany | undefined };

/** Keys in `mine` replace the published values, other conflicting changes are discarded. Later edits are kept. */
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
    const present = this.#company.published;
    // A configuration read since then is newer.
    const published = present && present !== readBefore ? present : found;
    this.#company.adopt(published);
    this.#changes.replace(
      settleConflict(this.#subjects.registry, published.configuration, this.#changes.list, conflicts, mine),
    );
  }
}
