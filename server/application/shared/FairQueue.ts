import { err, ok, type Result } from '../../../src/domain/shared/result.ts';

export type FairQueueLimits = {
  /** Maximum number of running jobs, in total and per lane. `concurrencyPerLane` defaults to `concurrency`. */
  readonly concurrency: number;
  readonly concurrencyPerLane?: number;
  /** Maximum number of admitted jobs, per lane and in total. An admitted job is running or waits for its turn. */
  readonly capacityPerLane: number;
  readonly capacity: number;
};

/** Runs a few expensive jobs at a time. Lanes take turns, so a lane with many jobs does not delay the others. */
export class FairQueue {
  readonly #limits: FairQueueLimits;
  readonly #admittedOf = new Map<string, number>();
  /** Start callbacks of waiting jobs, by lane. The first lane is next; a served lane moves to the end. */
  readonly #waiting = new Map<string, readonly (() => void)[]>();
  readonly #runningOf = new Map<string, number>();
  #running = 0;
  #admitted = 0;

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  /** Admits a job, or returns `full`. The job starts at once and must await `turn()` before its expensive part. */
  async run<T>(lane: string, job: (turn: () => Promise<void>) => Promise<T>): Promise<Result<T, 'full'>> {
    const admitted = this.#admittedOf.get(lane) ?? 0;
    if (admitted >= this.#limits.capacityPerLane || this.#admitted >= this.#limits.capacity) return err('full');
    this.#admittedOf.set(lane, admitted + 1);
    this.#admitted += 1;
    let isRunning = false;
    const turn = async (): Promise<void> => {
      await this.#waitForTurn(lane);
      isRunning = true;
    };
    try {
      return ok(await job(turn));
    } finally {
      this.#admitted -= 1;
      decrement(this.#admittedOf, lane);
      if (isRunning) this.#finish(lane);
    }
  }

  async #waitForTurn(lane: string): Promise<void> {
    if (this.#canStart(lane)) this.#start(lane);
    else await new Promise<void>((start) => this.#waiting.set(lane, [...(this.#waiting.get(lane) ?? []), start]));
  }

  #canStart(lane: string): boolean {
    const { concurrency, concurrencyPerLane = concurrency } = this.#limits;
    return this.#running < concurrency && (this.#runningOf.get(lane) ?? 0) < concurrencyPerLane;
  }

  #start(lane: string): void {
    this.#running += 1;
    this.#runningOf.set(lane, (this.#runningOf.get(lane) ?? 0) + 1);
  }

  /** Frees one slot, so at most one waiting job can start. */
  #finish(finishedLane: string): void {
    this.#running -= 1;
    decrement(this.#runningOf, finishedLane);
    for (const [lane, [next, ...rest]] of this.#waiting) {
      if (!this.#canStart(lane)) continue;
      this.#waiting.delete(lane);
      if (rest.length > 0) this.#waiting.set(lane, rest);
      this.#start(lane);
      next?.();
      return;
    }
  }
}

/** Decrements a lane's count and deletes it at 0, because the number of lanes is unbounded. */
function decrement(counts: Map<string, number>, lane: string): void {
  const count = (counts.get(lane) ?? 1) - 1;
  if (count > 0) counts.set(lane, count);
  else counts.delete(lane);
}
