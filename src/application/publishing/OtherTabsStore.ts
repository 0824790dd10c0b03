import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { StepProgress } from '../../domain/publishing/stepProgress.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { Clock } from '../shared/Clock.ts';
import type { PublishProgress } from './PublishProgress.ts';
import type { TabSignals } from '../shared/TabSignals.ts';

/** How often a publishing tab says so, and after how long a silent one is taken to be gone, in milliseconds. */
const HEARTBEAT = 2000;
const SILENCE = 7000;

/** A process. One publish per company: what another tab of the same person is publishing right now, followed step by step. */
export class OtherTabsStore {
  /** The steps of the publish another tab runs for the company that is open here. */
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

  /** Tells the others of this tab's publishes of a company, and hears of theirs, until stopped. */
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

  /** What it published is read at once: edits made here stand on it from now on. */
  #end(): void {
    runInAction(() => (this.running = undefined));
    void this.#company.refetch();
  }
}
