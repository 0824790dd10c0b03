import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { StepProgress } from '../../domain/publishing/process/stepProgress.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { Clock } from '../shared/Clock.ts';
import type { PublishProgress } from './PublishProgress.ts';
import type { TabSignals } from '../shared/TabSignals.ts';

/** Milliseconds between signals of a publishing tab, and without a signal until the tab counts as closed. */
const SIGNAL_INTERVAL = 2000;
const SIGNAL_TIMEOUT = 7000;

/** Store of the publish that another tab of the same user runs for this company. At most one runs at a time. */
export class OtherTabsStore {
  /** Progress of the other tab's publish. Undefined if no other tab publishes. */
  running: readonly StepProgress[] | undefined;
  readonly #signals: TabSignals;
  readonly #progress: PublishProgress;
  readonly #company: CompanyStore;
  readonly #clock: Clock;
  #stopTimeout: () => void = () => undefined;

  constructor(signals: TabSignals, progress: PublishProgress, company: CompanyStore, clock: Clock) {
    this.#signals = signals;
    this.#progress = progress;
    this.#company = company;
    this.#clock = clock;
    makeAutoObservable(this, { running: observableRef });
  }

  follow(companyId: string): () => void {
    const post = (): void => {
      if (this.#progress.isPublishing) this.#signals.post({ companyId, steps: this.#progress.steps });
    };
    const stops = [
      this.#signals.subscribe((signal) => {
        if ('companyId' in signal && signal.companyId === companyId) this.#receive(signal.steps);
      }),
      reaction(() => this.#progress.steps, post),
      reaction(
        () => this.#progress.isPublishing,
        (isPublishing) => (isPublishing ? post() : this.#signals.post({ companyId })),
      ),
      this.#clock.every(SIGNAL_INTERVAL, post),
    ];
    return () => {
      for (const stop of stops) stop();
      this.#stopTimeout();
      runInAction(() => (this.running = undefined));
    };
  }

  #receive(steps: readonly StepProgress[] | undefined): void {
    this.#stopTimeout();
    if (steps) this.#stopTimeout = this.#clock.after(SIGNAL_TIMEOUT, () => this.#end());
    else if (this.running) this.#end();
    runInAction(() => (this.running = steps));
  }

  /** Ends the other tab's publish and reads the published configuration, because new edits are based on it. */
  #end(): void {
    runInAction(() => (this.running = undefined));
    void this.#company.refetch();
  }
}
