import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { StepProgress } from '../../domain/publishing/process/stepProgress.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { Clock } from '../shared/Clock.ts';
import type { PublishProgress } from './PublishProgress.ts';
import type { TabSignals } from '../shared/TabSignals.ts';

/** Milliseconds: interval of a publishing tab's signals, and the silence after which it counts as closed. */
const HEARTBEAT = 2000;
const SILENCE = 7000;

/** A process: the publish that another tab of the same user runs for this company. Only one can run at a time. */
export class OtherTabsStore {
  /** Undefined if no other tab publishes. */
  running: readonly StepProgress[] | undefined;
  readonly #signals: TabSignals;
  readonly #progress: PublishProgress;
  readonly #company: CompanyStore;
  readonly #clock: Clock;
  #forget: () => void = () => undefined;

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
      this.#clock.every(HEARTBEAT, post),
    ];
    return () => {
      for (const stop of stops) stop();
      this.#forget();
      runInAction(() => (this.running = undefined));
    };
  }

  #receive(steps: readonly StepProgress[] | undefined): void {
    this.#forget();
    if (steps) this.#forget = this.#clock.after(SILENCE, () => this.#end());
    else if (this.running) this.#end();
    runInAction(() => (this.running = steps));
  }

  /** Read the published configuration at once, because new edits are based on it. */
  #end(): void {
    runInAction(() => (this.running = undefined));
    void this.#company.refetch();
  }
}
