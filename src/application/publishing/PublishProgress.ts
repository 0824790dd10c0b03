import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PublishAttempt } from '../../domain/publishing/process/publishAttempt.ts';
import {
  isPublishing,
  type PublishingState,
  returnsToNoChanges,
} from '../../domain/publishing/process/publishingState.ts';
import {
  nextPublishProcess,
  publishingStateOf,
  stepsOf,
  type PublishEvent,
  type PublishProcess,
} from '../../domain/publishing/process/publishProcess.ts';
import type { StepProgress } from '../../domain/publishing/process/stepProgress.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { Clock } from '../shared/Clock.ts';
import type { PublishFailure } from './PublishPendingChanges.ts';
import type { PublishConflict } from './SettleConflict.ts';

/** Store of the state of publishing, which only events change. */
export class PublishProgress {
  process: PublishProcess<PublishFailure, PublishConflict> = { kind: 'idle', stopped: undefined };
  readonly #company: CompanyStore;
  readonly #clock: Clock;
  #stopSettling: () => void = () => undefined;

  constructor(company: CompanyStore, clock: Clock) {
    this.#company = company;
    this.#clock = clock;
    makeAutoObservable(this, { process: observableRef });
  }

  get state(): PublishingState<PublishFailure> {
    return publishingStateOf(this.process);
  }

  get steps(): readonly StepProgress[] {
    return stepsOf(this.process);
  }

  get isPublishing(): boolean {
    return isPublishing(this.state);
  }

  restore(stopped: PublishAttempt | undefined): void {
    this.process = { kind: 'idle', stopped };
  }

  take(event: PublishEvent<PublishFailure, PublishConflict>): void {
    const before = this.state;
    this.process = nextPublishProcess(this.process, event, this.#clock.now());
    if (returnsToNoChanges(before, this.state)) this.#company.refreshLogo();
  }

  /** Settles the current state after `delay` milliseconds. Then runs `then`, even if the user dismissed the state. */
  settleAfter(delay: number, then: () => void = () => undefined): void {
    this.#stopSettling();
    this.#stopSettling = this.#clock.after(delay, () => runInAction(() => this.take({ kind: 'settled' })));
    this.#clock.after(delay, then);
  }
}
