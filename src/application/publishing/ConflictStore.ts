import { makeAutoObservable, observableRef } from 'mobx';
import { settleConflict } from '../../domain/changes/settleConflict.ts';
import type { ChangeSubjects } from '../changes/ChangeSubjects.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { PublishedCompany } from '../company/CompanyGateway.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { RebasedOnLatest } from './FetchAndRebase.ts';

/** Someone else published first: what both changed, until it is decided. */
export class ConflictStore {
  shown: RebasedOnLatest | undefined;
  /** The company as it had been read when the conflict was shown. */
  #read: PublishedCompany | undefined;
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;
  readonly #subjects: ChangeSubjects;

  constructor(company: CompanyStore, changes: PendingChangesStore, subjects: ChangeSubjects) {
    this.#company = company;
    this.#changes = changes;
    this.#subjects = subjects;
    makeAutoObservable(this, { shown: observableRef });
  }

  show(conflict: RebasedOnLatest): void {
    this.shown = conflict;
    this.#read = this.#company.published;
  }

  /**
   * Decides what is shown: keys named in `mine` replace what was published, its others are dropped. Edits made since it
   * was shown stay; one that conflicts as well is shown by the next publish.
   */
  settle(mine: ReadonlySet<string>): void {
    if (!this.shown) return;
    const { conflicts } = this.shown;
    const published = this.#newest(this.shown.published);
    this.#company.adopt(published);
    this.#changes.replace(
      settleConflict(this.#subjects.registry, published.configuration, this.#changes.list, conflicts, mine),
    );
    this.shown = undefined;
  }

  /** Puts it aside undecided. */
  clear(): void {
    this.shown = undefined;
  }

  /** What was read since the conflict was shown is newer than what it was shown on. */
  #newest(shownOn: PublishedCompany): PublishedCompany {
    const { published } = this.#company;
    return published && published !== this.#read ? published : shownOn;
  }
}
