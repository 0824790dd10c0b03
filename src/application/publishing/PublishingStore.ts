import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ChangeProblem } from '../../domain/changes/changeDescription.ts';
import { problemsOf } from '../../domain/changes/changeSubjects.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { rebaseOnto } from '../../domain/changes/rebaseOnto.ts';
import type { PublishAttempt } from '../../domain/publishing/publishAttempt.ts';
import { hasUnsavedChanges, publishNotice, type PublishingState } from '../../domain/publishing/publishingState.ts';
import { rebaseAfterPublish } from '../../domain/publishing/rebaseAfterPublish.ts';
import type { StepProgress } from '../../domain/publishing/stepProgress.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { PublishedCompany } from '../company/CompanyGateway.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { RebasedOnLatest } from './FetchAndRebase.ts';
import type { ConflictStore } from './ConflictStore.ts';
import type { OtherTabsStore } from './OtherTabsStore.ts';
import type { PublishAttempts } from './PublishAttempts.ts';
import type { PublishProgress, PublishOptions } from './PublishProgress.ts';
import type { PublishFailure, PublishOutcome } from './PublishPendingChanges.ts';
import type { PublishToken } from './PublishToken.ts';
import type { PublishEnd, RunPublish } from './RunPublish.ts';

/** What went live last, until it is dismissed or the next edit. */
export type PublishReceipt = {
  readonly changeCount: number;
  readonly revision?: string | undefined;
  /** What was published before, and the keys that were changed: enough to take the publish back. */
  readonly previous: CompanyConfiguration;
  readonly keys: ReadonlySet<string>;
};

/** Publishing as a person follows it: states, steps, conflicts, what stopped and what to do about it. */
export class PublishingStore {
  /** An attempt that stopped half-way, of this page or of one before a reload. */
  stopped: PublishAttempt | undefined;
  /** Why it stopped, until that is put aside; not known of one before a reload. */
  stoppedBy: PublishFailure | undefined;
  receipt: PublishReceipt | undefined;
  readonly #progress: PublishProgress;
  readonly #run: RunPublish;
  readonly #attempts: PublishAttempts;
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;
  readonly #otherTabs: OtherTabsStore;
  readonly #conflicts: ConflictStore;
  readonly #token: PublishToken;

  constructor(
    progress: PublishProgress,
    run: RunPublish,
    attempts: PublishAttempts,
    company: CompanyStore,
    changes: PendingChangesStore,
    otherTabs: OtherTabsStore,
    conflicts: ConflictStore,
    token: PublishToken,
  ) {
    this.#progress = progress;
    this.#run = run;
    this.#attempts = attempts;
    this.#company = company;
    this.#changes = changes;
    this.#otherTabs = otherTabs;
    this.#conflicts = conflicts;
    this.#token = token;
    const whole = observableRef;
    makeAutoObservable(this, { stopped: whole, stoppedBy: whole, receipt: whole });
  }

  /** Someone else published first; nothing is sent until it is decided. */
  get conflict(): RebasedOnLatest | undefined {
    return this.#conflicts.shown;
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

  get hasUnsavedChanges(): boolean {
    return hasUnsavedChanges(this.state, this.#changes.count);
  }

  /** What stands beside the publish button: a failure first, else the unsaved-changes message. */
  get notice(): ReturnType<typeof publishNotice<PublishFailure>> {
    return publishNotice(this.state, this.#changes.count);
  }

  /** What to know before publishing. */
  get problems(): readonly ChangeProblem[] {
    const { configuration: before, pendingConfiguration: after } = this.#company;
    return before && after && this.#changes.count > 0 ? problemsOf({ before, after }) : [];
  }

  get canPublish(): boolean {
    if (this.#changes.count === 0 || this.isPublishing || this.state.kind === 'published') return false;
    if (this.#otherTabs.running) return false;
    return !this.conflict && !this.problems.some(({ isBlocking }) => isBlocking);
  }

  /** Whether a stopped publish can be gone on with: published, or ended where nothing is left of it. */
  get canGoOn(): boolean {
    return this.canPublish || this.#isOver;
  }

  /** Takes up what a reload interrupted; an attempt whose changes are all live needs nothing more. */
  restore(companyId: string): void {
    this.stopped = this.#attempts.interrupted(companyId, this.#changes.count);
    this.stoppedBy = undefined;
    this.#conflicts.clear();
    this.receipt = undefined;
    this.#progress.rest(this.stopped);
  }

  /**
   * Publishes every pending change; `refetchDelay` in milliseconds (source, section 9). With an app token, as an admin
   * publishes, a failure's message stays until it is answered. Goes on from a stopped attempt while its changes and their
   * base are still the same, and starts afresh once they are not.
   */
  async publish(refetchDelay: number): Promise<void> {
    const { published } = this.#company;
    if (this.#isOver) return this.#endStopped();
    if (!published || !this.canPublish) return;
    const standing = rebaseOnto(published.configuration, this.#changes.list);
    if (standing.conflicts.length > 0) return this.#conflicts.show({ ...standing, published });
    // An undo may have brought back what is there already.
    if (standing.changes.length < this.#changes.count) this.#changes.replace(standing.changes);
    if (this.#changes.count === 0) return;
    const { stopped } = this;
    const attempt = this.#attempts.begin(published, this.#changes.list, stopped);
    this.receipt = undefined;
    this.stopped = undefined;
    this.stoppedBy = undefined;
    this.#progress.begin(attempt);
    const isCurrent = (): boolean => this.#isOpen(published);
    const end = await this.#run.execute({
      attempt,
      stopped,
      published,
      isCurrent,
      present: () => this.#changes.list,
      progress: (step, state) => {
        if (isCurrent()) this.#progress.report(step, state);
      },
    });
    runInAction(() => this.#finish(end, attempt, published, { refetchDelay, usesAppToken: this.#token.isApp }));
  }

  /** Decides the conflict that is shown: keys named in `mine` replace what was published, its others are dropped. */
  settleConflict(mine: ReadonlySet<string>): void {
    if (!this.conflict) return;
    this.#conflicts.settle(mine);
    this.#progress.reset();
  }

  /** Puts a message, a receipt or an undecided conflict aside; the changes stay pending. */
  dismiss(): void {
    this.#conflicts.clear();
    this.receipt = undefined;
    this.stoppedBy = undefined;
    if (this.stopped?.isUnsent) this.stopped = undefined;
    this.#progress.reset();
  }

  /** Drops a stopped attempt; its changes stay pending, and the next publish begins anew. */
  async giveUp(): Promise<void> {
    const { stopped } = this;
    const { published } = this.#company;
    if (!stopped || !published || this.isPublishing) return;
    const asked = await this.#token.during(() => this.#attempts.giveUp(stopped, published.configuration));
    const dropped = asked.ok ? asked.value : asked;
    if (!this.#isOpen(published) || this.stopped !== stopped) return;
    runInAction(() => {
      this.stopped = dropped.ok ? undefined : stopped;
      this.stoppedBy = dropped.ok ? undefined : { cause: dropped.error };
      if (dropped.ok) this.#progress.clearSteps();
    });
  }

  /** A stopped attempt of which nothing is left to send: it turned out to be live, or its changes were discarded. */
  get #isOver(): boolean {
    return this.stopped !== undefined && this.#changes.count === 0 && !this.isPublishing;
  }

  async #endStopped(): Promise<void> {
    await this.giveUp();
    if (!this.stopped) this.dismiss();
  }

  /** Nothing of this company's publishing is shown any more. */
  reset(): void {
    this.dismiss();
    this.stopped = undefined;
    this.#progress.clearSteps();
  }

  #isOpen({ configuration }: PublishedCompany): boolean {
    return this.#company.companyId === configuration.companyId;
  }

  #finish(end: PublishEnd, attempt: PublishAttempt, published: PublishedCompany, options: PublishOptions): void {
    switch (end.kind) {
      case 'live':
        return this.#succeed(attempt, published, end.outcome, options.refetchDelay);
      case 'stopped':
        this.stopped = end.attempt;
        this.stoppedBy = end.failure;
        return this.#progress.fail(end.failure, options);
      case 'conflict':
        this.stopped = end.stillOpen;
        this.#conflicts.show(end.rebased);
        return this.#progress.rest();
      case 'superseded':
        return;
    }
  }

  #succeed(attempt: PublishAttempt, base: PublishedCompany, outcome: PublishOutcome, refetchDelay: number): void {
    const { revision, createdIds } = outcome;
    const after = rebaseAfterPublish(
      base.configuration,
      attempt.changes,
      this.#changes.present,
      createdIds,
      revision !== undefined,
    );
    this.#company.adopt({ configuration: after.configuration, revision: revision ?? base.revision });
    this.#changes.replace(after.pending);
    const keys = new Set(attempt.changes.map(({ key }) => key));
    this.receipt = { changeCount: attempt.changes.length, revision, previous: base.configuration, keys };
    this.#progress.succeed(refetchDelay, async () => {
      if (this.#isOpen(base) && !this.isPublishing) await this.#company.refetch();
    });
  }
}
