import { settleConflict } from '../../domain/changes/settleConflict.ts';
import type { ChangeSubjects } from '../changes/ChangeSubjects.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { PublishedCompany } from '../company/CompanyGateway.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { RebasedOnLatest } from './FetchAndRebase.ts';

/** Someone else published first: what both changed, and the company as it had been read when that was found. */
export type PublishConflict = RebasedOnLatest & { readonly readBefore: PublishedCompany | undefined };

/**
 * Decides a conflict: keys named in `mine` replace what was published, its others are dropped. Edits made since it was
 * shown stay; one that conflicts as well is shown by the next publish.
 */
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
    // What was read since is newer than what it was found on.
    const published = present && present !== readBefore ? present : found;
    this.#company.adopt(published);
    this.#changes.replace(
      settleConflict(this.#subjects.registry, published.configuration, this.#changes.list, conflicts, mine),
    );
  }
}
