import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ADDRESS_NOT_VALID, DEFAULT_ERROR_MESSAGE } from '../../domain/errors/errorMessages.ts';
import { keepsFailureMessage } from '../../domain/publishing/keepsFailureMessage.ts';
import type { PublishAttempt } from '../../domain/publishing/publishAttempt.ts';
import {
  isPublishing,
  nextPublishingState,
  type PublishingEvent,
  type PublishingState,
} from '../../domain/publishing/publishingState.ts';
import type { PublishStep } from '../../domain/changes/changeType.ts';
import { returnsToNoChanges } from '../../domain/publishing/returnsToNoChanges.ts';
import { progressOf, withStepState, type StepProgress, type StepState } from '../../domain/publishing/stepProgress.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { Clock } from '../shared/Clock.ts';
import type { PublishFailure } from './PublishPendingChanges.ts';

/** How publishing was asked for; the delay after it is in milliseconds. */
export type PublishOptions = { readonly refetchDelay: number; readonly usesAppToken: boolean };

/** The service's own words where it refused a value and said why, else the default. */
function messageOf({ cause }: PublishFailure): string {
  if (cause.kind === 'address-not-found' || cause.kind === 'address-refused') return ADDRESS_NOT_VALID;
  return (cause.kind === 'rejected' ? cause.message : undefined) ?? DEFAULT_ERROR_MESSAGE;
}

/** Where publishing stands and how its steps do, until the delay after it is over (source, section 4). */
export class PublishProgress {
  state: PublishingState<PublishFailure> = { kind: 'no-changes' };
  steps: readonly StepProgress[] = [];
  readonly #company: CompanyStore;
  readonly #clock: Clock;

  constructor(company: CompanyStore, clock: Clock) {
    this.#company = company;
    this.#clock = clock;
    makeAutoObservable(this, { state: observableRef, steps: observableRef });
  }

  get isPublishing(): boolean {
    return isPublishing(this.state);
  }

  begin(attempt: PublishAttempt): void {
    this.steps = progressOf(attempt);
    this.#take({ kind: 'started' });
  }

  report(step: PublishStep, state: StepState): void {
    this.steps = withStepState(this.steps, step, state, this.#clock.now());
  }

  /** `then` happens after the delay, in milliseconds, even where something else began meanwhile. */
  succeed(delay: number, then: () => Promise<void>): void {
    this.#take({ kind: 'succeeded' });
    this.#settleAfter(delay, false, then);
  }

  fail(failure: PublishFailure, { refetchDelay, usesAppToken }: PublishOptions): void {
    if (failure.step) this.report(failure.step, 'failed');
    this.#take({ kind: 'failed', failure });
    this.#settleAfter(refetchDelay, keepsFailureMessage(messageOf(failure), usesAppToken));
  }

  /** Puts a message aside. */
  reset(): void {
    this.#take({ kind: 'reset' });
  }

  /** Nothing runs; only what a stopped attempt has done is shown. */
  rest(stopped?: PublishAttempt): void {
    this.state = { kind: 'no-changes' };
    this.steps = stopped ? progressOf(stopped) : [];
  }

  clearSteps(): void {
    this.steps = [];
  }

  /** After the delay the state is no-changes again, unless something else began meanwhile. */
  #settleAfter(delay: number, keepsFailure: boolean, then?: () => Promise<void>): void {
    const reached = this.state;
    this.#clock.after(delay, () => {
      if (this.state === reached) runInAction(() => this.#take({ kind: 'settled', keepsFailure }));
      void then?.();
    });
  }

  #take(event: PublishingEvent<PublishFailure>): void {
    const before = this.state;
    this.state = nextPublishingState(before, event);
    if (returnsToNoChanges(before, this.state)) this.#company.refreshLogo();
  }
}
