import { ok, type Result } from '../../../domain/shared/result.ts';
import { rebaseOnto } from '../../../domain/changes/conflicts/rebaseOnto.ts';
import type { ChangeSubjects } from '../../changes/ChangeSubjects.ts';
import type { PendingChangesStore } from '../../changes/PendingChangesStore.ts';
import type { CompanyStore } from '../../company/CompanyStore.ts';
import type { PortFailure } from '../../shared/failure.ts';
import type { FetchAndRebase } from '../FetchAndRebase.ts';
import type { PublishProgress } from '../PublishProgress.ts';
import { stoppedOf } from '../../../domain/publishing/process/publishProcess.ts';

/** Merges the changes that another user published. Sends no changes to the service. */
export class MergePublished {
  readonly #fetchAndRebase: FetchAndRebase;
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;
  readonly #subjects: ChangeSubjects;
  readonly #progress: PublishProgress;

  constructor(
    fetchAndRebase: FetchAndRebase,
    company: CompanyStore,
    changes: PendingChangesStore,
    subjects: ChangeSubjects,
    progress: PublishProgress,
  ) {
    this.#fetchAndRebase = fetchAndRebase;
    this.#company = company;
    this.#changes = changes;
    this.#subjects = subjects;
    this.#progress = progress;
  }

  /** Merges the publishes. On a conflict, asks the user; the other changes are merged with that decision. */
  async execute(): Promise<Result<'merged' | 'undecided', PortFailure>> {
    const { companyId, published: readBefore } = this.#company;
    if (companyId === undefined || this.#progress.isPublishing) return ok('undecided');
    const rebased = await this.#fetchAndRebase.execute(companyId, this.#changes.list);
    if (!rebased.ok) return rebased;
    if (this.#company.companyId !== companyId || this.#progress.isPublishing) return ok('undecided');
    const { published } = rebased.value;
    const { changes, conflicts } = rebaseOnto(this.#subjects.registry, published.configuration, this.#changes.list);
    if (conflicts.length > 0) {
      const stopped = stoppedOf(this.#progress.process);
      this.#progress.take({
        kind: 'conflict-found',
        conflict: { ...rebased.value, changes, conflicts, readBefore },
        stopped,
      });
      return ok('undecided');
    }
    this.#company.adopt(published);
    // Replace the changes only if some were removed, because replacing clears the undo history.
    if (changes.length < this.#changes.count) this.#changes.replace(changes);
    return ok('merged');
  }
}
