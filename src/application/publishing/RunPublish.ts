import type { PublishAttempt } from '../../domain/publishing/process/publishAttempt.ts';
import { rebaseAfterPublish } from '../../domain/publishing/rebaseAfterPublish.ts';
import { resumePlan } from '../../domain/publishing/process/resumePlan.ts';
import { shownRefusal } from '../../domain/publishing/process/failingStep.ts';
import type { FetchAndRebase } from './FetchAndRebase.ts';
import type { PublishAttempts } from './attempts/PublishAttempts.ts';
import type { PublishGate } from './PublishGate.ts';
import type { PublishFailure, PublishPendingChanges } from './PublishPendingChanges.ts';
import type { PublishEnd, PublishRun, PublishRunner } from './PublishRunner.ts';
import type { PublishToken } from './attempts/PublishToken.ts';
import type { ReportPublishFailure } from './ReportPublishFailure.ts';
import { ADDRESS_NOT_VALID, errorMessageOf } from '../../domain/errors/errorMessages.ts';
import { keepsFailureMessage } from '../../domain/publishing/process/publishingState.ts';

function messageOf({ cause }: PublishFailure): string {
  if (cause.kind === 'address-not-found' || cause.kind === 'address-refused') return ADDRESS_NOT_VALID;
  return errorMessageOf(cause.kind === 'rejected' ? cause.message : undefined);
}

/** True if the message is still shown after the delay [PB-7]. */
const keepsMessage = (failure: PublishFailure, usesAppToken: boolean): boolean =>
  keepsFailureMessage(messageOf(failure), usesAppToken);

const withShownMessage = (failure: PublishFailure): PublishFailure =>
  failure.cause.kind === 'rejected'
    ? { ...failure, cause: { ...failure.cause, message: shownRefusal(failure.cause.message) } }
    : failure;

/** Runs a publish: checks addresses, discards an earlier attempt, sends this one, and rebases on a conflict. */
export class RunPublish implements PublishRunner {
  readonly #gate: PublishGate;
  readonly #publish: PublishPendingChanges;
  readonly #fetchAndRebase: FetchAndRebase;
  readonly #attempts: PublishAttempts;
  readonly #token: PublishToken;
  readonly #report: ReportPublishFailure;

  constructor(
    gate: PublishGate,
    publish: PublishPendingChanges,
    fetchAndRebase: FetchAndRebase,
    attempts: PublishAttempts,
    token: PublishToken,
    report: ReportPublishFailure,
  ) {
    this.#gate = gate;
    this.#publish = publish;
    this.#fetchAndRebase = fetchAndRebase;
    this.#attempts = attempts;
    this.#token = token;
    this.#report = report;
  }

  async execute(run: PublishRun): Promise<PublishEnd> {
    const result = await this.#token.during(() => this.#run(run));
    if (result.ok) return result.value;
    return run.isCurrent() ? this.#refuse(run.attempt, run.stopped, result.error) : { kind: 'superseded' };
  }

  async #run(run: PublishRun): Promise<PublishEnd> {
    const { attempt, stopped, published, configuration, isCurrent } = run;
    const remainingChanges = resumePlan(attempt).left.flatMap(({ changes }) => changes);
    const gateResult = await this.#gate.pass(configuration, remainingChanges);
    if (!isCurrent()) return { kind: 'superseded' };
    if (!gateResult.ok) return this.#refuse(attempt, stopped, gateResult.error);
    if (stopped && stopped !== attempt) {
      // Discard the stopped attempt first, because the service allows only one open publish per company.
      const cancelled = await this.#attempts.giveUp(stopped, published.configuration);
      if (!isCurrent()) return { kind: 'superseded' };
      if (!cancelled.ok) return this.#stop(run, stopped, { cause: cancelled.error });
    }
    const reachable = this.#attempts.withinReach(published);
    const outcome = await this.#publish.execute(attempt, reachable, run.progress);
    if (!isCurrent()) return { kind: 'superseded' };
    return outcome.ok
      ? { kind: 'live', outcome: outcome.value, rebase: rebaseAfterPublish }
      : this.#stop(run, attempt, outcome.error);
  }

  /** Ends an attempt before anything was sent. An earlier stopped attempt can still be continued or discarded. */
  #refuse(attempt: PublishAttempt, stopped: PublishAttempt | undefined, cause: PublishFailure['cause']): PublishEnd {
    this.#report.execute({ cause });
    const unsent = stopped ?? { ...attempt, isUnsent: true };
    return this.#stopped(unsent, { cause, isUnsent: true });
  }

  async #stop(run: PublishRun, attempt: PublishAttempt, failure: PublishFailure): Promise<PublishEnd> {
    const { published, present: currentChanges, isCurrent } = run;
    this.#report.execute(failure);
    if (failure.cause.kind === 'stale') {
      const { configuration } = published;
      const attemptWithProgress = this.#attempts.reached(attempt);
      const cancelled = await this.#attempts.giveUp(attemptWithProgress, configuration);
      const rebased = await this.#fetchAndRebase.execute(configuration.companyId, currentChanges());
      if (!isCurrent()) return { kind: 'superseded' };
      if (rebased.ok)
        return { kind: 'conflict', rebased: rebased.value, stillOpen: cancelled.ok ? undefined : attemptWithProgress };
    }
    return this.#stopped(this.#attempts.reached(attempt), failure);
  }

  #stopped(attempt: PublishAttempt, reported: PublishFailure): PublishEnd {
    const failure = withShownMessage(reported);
    return { kind: 'stopped', attempt, failure, keepsMessage: keepsMessage(failure, this.#token.isApp) };
  }
}
