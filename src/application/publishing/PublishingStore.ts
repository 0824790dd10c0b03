import { makeAutoObservable, runInAction } from 'mobx';
import type { ChangeProblem } from '../../domain/changes/changeDescription.ts';
import { rebaseOnto } from '../../domain/changes/conflicts/rebaseOnto.ts';
import type { PublishAttempt } from '../../domain/publishing/process/publishAttempt.ts';
import {
  hasUnsavedChanges,
  publishNotice,
  type PublishingState,
} from '../../domain/publishing/process/publishingState.ts';
import { failureOf, stoppedOf } from '../../domain/publishing/process/publishProcess.ts';
import { receiptOf, type PublishReceipt } from '../../domain/publishing/process/publishReceipt.ts';
import { isNoteTooLong, publishNote } from '../../domain/publishing/publishNote.ts';
import type { StepProgress } from '../../domain/publishing/process/stepProgress.ts';
import type { ChangeSubjects } from '../changes/ChangeSubjects.ts';
import type { DraftStore } from '../changes/drafts/DraftStore.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { PublishedCompany } from '../company/CompanyGateway.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { OwnRights } from '../session/OwnRights.ts';
import type { CancelStoppedPublish } from './CancelStoppedPublish.ts';
import type { OtherTabsStore } from './OtherTabsStore.ts';
import type { PublishAttempts } from './attempts/PublishAttempts.ts';
import type { PublishProgress } from './PublishProgress.ts';
import type { PublishFailure } from './PublishPendingChanges.ts';
import type { PublishEnd, PublishRunner } from './PublishRunner.ts';
import type { PublishConflict, SettleConflict } from './SettleConflict.ts';

/** Publishing as the views use it. `PublishProgress` contains the state. */
export class PublishingStore {
  readonly #progress: PublishProgress;
  readonly #run: PublishRunner;
  readonly #attempts: PublishAttempts;
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;
  readonly #subjects: ChangeSubjects;
  readonly #otherTabs: OtherTabsStore;
  readonly #settleConflict: SettleConflict;
  readonly #giveUp: CancelStoppedPublish;
  readonly #drafts: DraftStore;
  readonly #rights: OwnRights;

  constructor(
    progress: PublishProgress,
    run: PublishRunner,
    attempts: PublishAttempts,
    company: CompanyStore,
    changes: PendingChangesStore,
    subjects: ChangeSubjects,
    otherTabs: OtherTabsStore,
    settleConflict: SettleConflict,
    giveUp: CancelStoppedPublish,
    drafts: DraftStore,
    rights: OwnRights,
  ) {
    this.#progress = progress;
    this.#run = run;
    this.#attempts = attempts;
    this.#company = company;
    this.#changes = changes;
    this.#subjects = subjects;
    this.#otherTabs = otherTabs;
    this.#settleConflict = settleConflict;
    this.#giveUp = giveUp;
    this.#drafts = drafts;
    this.#rights = rights;
    makeAutoObservable(this);
  }

  get state(): PublishingState<PublishFailure> {
    return this.#progress.state;
  }

  get steps(): readonly StepProgress[] {
    return this.#progress.steps;
  }

  get isPublishing(): boolean {
    return this.#progress.isPublishing;
  }

  /** The attempt that stopped before its end, possibly before a reload. */
  get stopped(): PublishAttempt | undefined {
    return stoppedOf(this.#progress.process);
  }

  /** Failure that stopped the publish. Undefined after the user dismissed it, and after a reload. */
  get stoppedBy(): PublishFailure | undefined {
    const { process } = this.#progress;
    return process.kind === 'stopped' ? process.failure : undefined;
  }

  /** Like `stoppedBy`, but still available after the user dismissed the failure, while the attempt can be continued. */
  get stopReason(): PublishFailure | undefined {
    return failureOf(this.#progress.process);
  }

  get receipt(): PublishReceipt | undefined {
    const { process } = this.#progress;
    return process.kind === 'live' ? process.receipt : undefined;
  }

  get conflict(): PublishConflict | undefined {
    const { process } = this.#progress;
    return process.kind === 'conflict' ? process.conflict : undefined;
  }

  get hasUnsavedChanges(): boolean {
    return hasUnsavedChanges(this.state, this.#changes.count);
  }

  get notice(): ReturnType<typeof publishNotice<PublishFailure>> {
    return publishNotice(this.state, this.#changes.count);
  }

  get problems(): readonly ChangeProblem[] {
    const { configuration: before, pendingConfiguration: after } = this.#company;
    if (!before || !after || this.#changes.count === 0) return [];
    const { list, note } = this.#changes;
    const problems = this.#subjects.registry.problems(
      { before, after, keepsSecrets: this.#drafts.keepsSecrets },
      this.#subjects.affectedBy(list),
    );
    const ownProblems: ChangeProblem[] = [];
    if (!this.mayPublish) ownProblems.push({ problem: 'changes.problems.mayNotPublish', isBlocking: true });
    if (isNoteTooLong(note)) ownProblems.push({ problem: 'changes.problems.noteTooLong', isBlocking: true });
    ownProblems.push(...this.#subjects.registry.requirements(before, after, this.#changes.present));
    return [...ownProblems, ...problems];
  }

  get mayPublish(): boolean {
    return this.#rights.may('publish');
  }

  get canPublish(): boolean {
    if (this.#changes.count === 0 || this.isPublishing || this.state.kind === 'published') return false;
    if (this.#otherTabs.running) return false;
    return !this.conflict && !this.problems.some(({ isBlocking }) => isBlocking);
  }

  /** True if a stopped publish can be continued, or can be closed because nothing is left to send. */
  get canGoOn(): boolean {
    return this.canPublish || this.#isOver;
  }

  /** True if a stopped attempt has nothing left to send: its changes are live or were discarded. */
  get #isOver(): boolean {
    return this.stopped !== undefined && this.#changes.count === 0 && !this.isPublishing;
  }

  restore(companyId: string): void {
    this.#progress.restore(this.#attempts.interrupted(companyId, this.#changes.count));
  }

  /** Publishes the pending changes, or continues a stopped attempt with the same changes and base [PB-6]. */
  async publish(reloadDelay: number): Promise<void> {
    const { published, configuration } = this.#company;
    const { stopped } = this;
    if (this.#isOver) return this.#endStopped();
    if (!published || !configuration || !this.canPublish) return;
    const figures = this.#changes.figures?.();
    const rebased = rebaseOnto(this.#subjects.registry, published.configuration, this.#changes.list);
    if (rebased.conflicts.length > 0) {
      const conflict = { ...rebased, published, readBefore: published };
      return this.#progress.take({ kind: 'conflict-found', conflict, stopped });
    }
    // Remove changes that are already published, e.g. after an undo.
    if (rebased.changes.length < this.#changes.count) this.#changes.replace(rebased.changes);
    if (this.#changes.count === 0) return;
    const attempt = this.#attempts.begin(published, this.#changes.list, stopped, this.#changes.note, figures);
    this.#progress.take({ kind: 'started', attempt });
    const isCurrent = (): boolean => this.#isOpen(published);
    const end = await this.#run.execute({
      attempt,
      stopped,
      published,
      configuration,
      isCurrent,
      present: () => this.#changes.list,
      progress: (step, state) => {
        if (isCurrent()) this.#progress.take({ kind: 'step-reported', attempt, step, state });
      },
    });
    runInAction(() => this.#finish(end, attempt, published, reloadDelay));
  }

  /** @param mine keys whose local value replaces the published value; other conflicting local values are discarded */
  settleConflict(mine: ReadonlySet<string>): void {
    if (!this.conflict) return;
    this.#settleConflict.execute(this.conflict, mine);
    this.#progress.take({ kind: 'conflict-decided' });
  }

  dismiss(): void {
    this.#progress.take({ kind: 'dismissed' });
  }

  reset(): void {
    this.#progress.take({ kind: 'reset' });
  }

  giveUp(): Promise<void> {
    return this.#giveUp.execute();
  }

  async #endStopped(): Promise<void> {
    await this.giveUp();
    if (!this.stopped) this.dismiss();
  }

  #isOpen({ configuration }: PublishedCompany): boolean {
    return this.#company.companyId === configuration.companyId;
  }

  #finish(end: PublishEnd, attempt: PublishAttempt, base: PublishedCompany, reloadDelay: number): void {
    switch (end.kind) {
      case 'live':
        return this.#goLive(attempt, base, end, reloadDelay);
      case 'stopped':
        this.#progress.take({ ...end, attempt, stopped: end.attempt });
        return this.#progress.settleAfter(reloadDelay);
      case 'conflict': {
        const conflict = { ...end.rebased, readBefore: this.#company.published };
        return this.#progress.take({ kind: 'conflict-found', attempt, conflict, stopped: end.stillOpen });
      }
      case 'superseded':
        return;
    }
  }

  #goLive(
    attempt: PublishAttempt,
    base: PublishedCompany,
    { outcome, rebase }: Extract<PublishEnd, { readonly kind: 'live' }>,
    reloadDelay: number,
  ): void {
    const { revision, createdIds } = outcome;
    const { configuration: previous } = base;
    const isMasked = revision !== undefined;
    const after = rebase(
      this.#subjects.registry,
      previous,
      attempt.changes,
      this.#changes.present,
      createdIds,
      isMasked,
    );
    this.#company.adopt({ configuration: after.configuration, revision: revision ?? base.revision });
    this.#changes.replace(after.pending);
    // Clear the note only if it is unchanged, because a newer note belongs to the next publish.
    if (publishNote(this.#changes.note) === attempt.note) this.#changes.write('');
    this.#progress.take({ kind: 'went-live', attempt, receipt: receiptOf(attempt, previous, outcome) });
    this.#progress.settleAfter(reloadDelay, () => {
      if (this.#isOpen(base) && !this.isPublishing) void this.#company.refetch();
    });
  }
}
