import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ChangeProblem } from '../../domain/changes/changeDescription.ts';
import { problemsOf, subjectOf, withChanges } from '../../domain/changes/changeSubjects.ts';
import { keepMine } from '../../domain/changes/rebaseChanges.ts';
import { standOn } from '../../domain/changes/standOn.ts';
import { changesAfterPublish } from '../../domain/publishing/changesAfterPublish.ts';
import { canGoOn, type PublishAttempt } from '../../domain/publishing/publishAttempt.ts';
import {
  hasUnsavedChanges,
  isPublishing,
  nextPublishingState,
  publishNotice,
  type PublishingEvent,
  type PublishingState,
} from '../../domain/publishing/publishingState.ts';
import { returnsToNoChanges } from '../../domain/publishing/returnsToNoChanges.ts';
import { progressOf, withStepState, type StepProgress } from '../../domain/publishing/stepProgress.ts';
import type { BrandingStore } from '../branding/BrandingStore.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { PublishedCompany } from '../company/CompanyGateway.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { Analytics } from '../shared/Analytics.ts';
import type { Clock } from '../shared/Clock.ts';
import type { Ids } from '../shared/Ids.ts';
import type { CatchUp, CaughtUp } from './CatchUp.ts';
import type { PublishAttemptArchive } from './PublishAttemptArchive.ts';
import type { GiveUpAttempt } from './GiveUpAttempt.ts';
import type { PublishFailure, PublishPendingChanges } from './PublishPendingChanges.ts';

/** What went live last, until it is dismissed or the next edit. */
export type PublishReceipt = { readonly changeCount: number; readonly revision?: string | undefined };

/** Publishing as a person follows it: states, steps, conflicts, what stopped and what to do about it. */
export class PublishingStore {
  state: PublishingState<PublishFailure> = { kind: 'no-changes' };
  steps: readonly StepProgress[] = [];
  /** Someone else published first; nothing is sent until it is decided. */
  conflict: CaughtUp | undefined;
  /** An attempt that stopped half-way, of this page or of one before a reload. */
  stopped: PublishAttempt | undefined;
  /** Why it stopped, until that is put aside; not known of one before a reload. */
  stoppedBy: PublishFailure | undefined;
  receipt: PublishReceipt | undefined;
  readonly #publish: PublishPendingChanges;
  readonly #catchUp: CatchUp;
  readonly #giveUp: GiveUpAttempt;
  readonly #journal: PublishAttemptArchive;
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;
  readonly #branding: BrandingStore;
  readonly #clock: Clock;
  readonly #ids: Ids;
  readonly #analytics: Analytics;

  constructor(
    publish: PublishPendingChanges,
    catchUp: CatchUp,
    giveUp: GiveUpAttempt,
    journal: PublishAttemptArchive,
    company: CompanyStore,
    changes: PendingChangesStore,
    branding: BrandingStore,
    clock: Clock,
    ids: Ids,
    analytics: Analytics,
  ) {
    this.#publish = publish;
    this.#catchUp = catchUp;
    this.#giveUp = giveUp;
    this.#journal = journal;
    this.#company = company;
    this.#changes = changes;
    this.#branding = branding;
    this.#clock = clock;
    this.#ids = ids;
    this.#analytics = analytics;
    makeAutoObservable(this, {
      state: observableRef,
      steps: observableRef,
      conflict: observableRef,
      stopped: observableRef,
      stoppedBy: observableRef,
      receipt: observableRef,
    });
  }

  get isPublishing(): boolean {
    return isPublishing(this.state);
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
    const { configuration, pendingConfiguration } = this.#company;
    if (!configuration || !pendingConfiguration || this.#changes.count === 0) return [];
    return problemsOf({ before: configuration, after: pendingConfiguration });
  }

  get canPublish(): boolean {
    if (this.#changes.count === 0 || this.isPublishing || this.state.kind === 'published') return false;
    return !this.conflict && !this.problems.some(({ isBlocking }) => isBlocking);
  }

  /** Takes up what a reload interrupted; an attempt whose changes are all live needs nothing more. */
  restore(companyId: string): void {
    const attempt = this.#journal.read(companyId);
    if (attempt && this.#changes.count === 0) this.#journal.forget(companyId);
    this.stopped = this.#changes.count > 0 ? attempt : undefined;
    this.steps = this.stopped ? progressOf(this.stopped) : [];
    this.stoppedBy = undefined;
    this.state = { kind: 'no-changes' };
    this.conflict = undefined;
    this.receipt = undefined;
  }

  /**
   * Publishes every pending change; `refetchDelay` in milliseconds (source, section 9). Goes on from a stopped attempt
   * while its changes and the ground they stand on are still the same, and starts afresh once they are not.
   */
  async publish(refetchDelay: number): Promise<void> {
    const { published } = this.#company;
    if (!published || !this.canPublish) return;
    const standing = standOn(published.configuration, this.#changes.list);
    if (standing.conflicts.length > 0) {
      this.conflict = { ...standing, published };
      return;
    }
    this.receipt = undefined;
    this.stoppedBy = undefined;
    const base = this.#withinReach(published);
    const { stopped } = this;
    const fresh = this.#newAttempt(base);
    const attempt = stopped && canGoOn(stopped, fresh) ? stopped : fresh;
    this.stopped = undefined;
    this.steps = progressOf(attempt);
    this.#step({ kind: 'started' });
    if (stopped && stopped !== attempt) {
      // While its draft is open, the service lets no other publish begin.
      const dropped = await this.#giveUp.execute(stopped, published.configuration);
      if (!this.#isOpen(published)) return;
      if (!dropped.ok) return this.#fail(stopped, published, { cause: dropped.error }, refetchDelay);
    }
    const outcome = await this.#publish.execute(attempt, base, (step, state) => {
      if (!this.#isOpen(published)) return;
      runInAction(() => (this.steps = withStepState(this.steps, step, state, this.#clock.now())));
    });
    if (!this.#isOpen(published)) return;
    if (outcome.ok) this.#succeed(attempt, published, outcome.value, refetchDelay);
    else await this.#fail(attempt, published, outcome.error, refetchDelay);
  }

  /**
   * Decides the conflict that is shown: keys named in `mine` replace what was published, its others are dropped. Edits
   * made since it was shown stay; one that conflicts as well is shown by the next publish.
   */
  settleConflict(mine: ReadonlySet<string>): void {
    const { conflict } = this;
    if (!conflict) return;
    this.#company.adopt(conflict.published);
    const shown = new Set(conflict.conflicts.map((each) => each.mine.key));
    const standing = standOn(conflict.published.configuration, this.#changes.list);
    const kept = standing.conflicts.flatMap((each) => {
      if (!shown.has(each.mine.key)) return [each.mine];
      return mine.has(each.mine.key) ? [keepMine(each)] : [];
    });
    this.#changes.replace([...standing.changes, ...kept]);
    this.conflict = undefined;
    this.#step({ kind: 'reset' });
  }

  /** Puts a message, a receipt or an undecided conflict aside; the changes stay pending. */
  dismiss(): void {
    this.conflict = undefined;
    this.receipt = undefined;
    this.stoppedBy = undefined;
    this.#step({ kind: 'reset' });
  }

  /** Drops a stopped attempt; its changes stay pending, and the next publish begins anew. */
  async giveUp(): Promise<void> {
    const { stopped } = this;
    const { published } = this.#company;
    if (!stopped || !published || this.isPublishing) return;
    const dropped = await this.#giveUp.execute(stopped, published.configuration);
    if (!this.#isOpen(published) || this.stopped !== stopped) return;
    runInAction(() => {
      this.stopped = dropped.ok ? undefined : stopped;
      this.stoppedBy = dropped.ok ? undefined : { cause: dropped.error };
      if (dropped.ok) this.steps = [];
    });
  }

  /** Nothing of this company's publishing is shown any more. */
  reset(): void {
    this.dismiss();
    this.stopped = undefined;
    this.steps = [];
  }

  #isOpen({ configuration }: PublishedCompany): boolean {
    return this.#company.companyId === configuration.companyId;
  }

  #newAttempt({ configuration, revision }: PublishedCompany): PublishAttempt {
    const { companyId } = configuration;
    return { attemptId: this.#ids.next(), companyId, revision, changes: this.#changes.list, done: [] };
  }

  /** A service that does not announce publish sessions gets the source's calls only. */
  #withinReach(published: PublishedCompany): PublishedCompany {
    return this.#branding.configuration?.extensions.publishSessions ? published : { ...published, revision: undefined };
  }

  #succeed(attempt: PublishAttempt, base: PublishedCompany, revision: string | undefined, refetchDelay: number): void {
    const configuration = withChanges(base.configuration, attempt.changes);
    const rest = changesAfterPublish(this.#changes.present, attempt.changes, {
      readPublished: (change) => subjectOf(change)?.read(configuration, change),
      valueToUndo: (change) => subjectOf(change)?.valueToUndo(change),
    });
    runInAction(() => {
      this.#company.adopt({ configuration, revision: revision ?? base.revision });
      this.#changes.replace(rest);
      this.receipt = { changeCount: attempt.changes.length, revision };
      this.#step({ kind: 'succeeded' });
    });
    this.#settleAfter(refetchDelay, false, async () => {
      if (!this.#isOpen(base) || this.isPublishing) return;
      await this.#company.refetch(configuration.companyId);
    });
  }

  async #fail(attempt: PublishAttempt, base: PublishedCompany, failure: PublishFailure, delay: number): Promise<void> {
    const { configuration } = base;
    this.#analytics.track({ type: 'publishing_failure', properties: { kind: failure.cause.kind, step: failure.step } });
    if (failure.cause.kind === 'stale') {
      const behind = this.#journal.read(attempt.companyId) ?? attempt;
      const dropped = await this.#giveUp.execute(behind, configuration);
      const caughtUp = await this.#catchUp.execute(configuration.companyId, this.#changes.list);
      if (!this.#isOpen(base)) return;
      if (caughtUp.ok) return this.#showConflict(caughtUp.value, dropped.ok ? undefined : behind);
    }
    runInAction(() => {
      this.stopped = this.#journal.read(attempt.companyId) ?? attempt;
      this.stoppedBy = failure;
      if (failure.step) this.steps = withStepState(this.steps, failure.step, 'failed', this.#clock.now());
      this.#step({ kind: 'failed', failure });
    });
    this.#settleAfter(delay, failure.cause.kind === 'rejected' && failure.cause.message !== undefined);
  }

  #showConflict(caughtUp: CaughtUp, stillOpen: PublishAttempt | undefined): void {
    runInAction(() => {
      this.stopped = stillOpen;
      this.conflict = caughtUp;
      this.steps = [];
      this.state = { kind: 'no-changes' };
    });
  }

  /** After the delay the state is no-changes again, unless something else began meanwhile; `also` happens anyway. */
  #settleAfter(delay: number, keepsFailure: boolean, also?: () => Promise<void>): void {
    const reached = this.state;
    const settle = (): void => {
      if (this.state === reached) this.#step({ kind: 'settled', keepsFailure });
      void also?.();
    };
    this.#clock.after(delay, settle);
  }

  #step(event: PublishingEvent<PublishFailure>): void {
    runInAction(() => {
      const before = this.state;
      this.state = nextPublishingState(before, event);
      if (returnsToNoChanges(before, this.state)) this.#company.refreshLogo();
    });
  }
}
