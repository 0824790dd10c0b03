import { err, ok, type Result } from '../../../src/domain/shared/result.ts';

export type FairQueueLimits = {
  /** Running jobs, in total and per lane. `ofOneAtOnce` defaults to `atOnce`. */
  readonly atOnce: number;
  readonly ofOneAtOnce?: number;
  /** Admitted jobs per lane and in total. Admitted jobs are running, waiting, or not yet waiting for a turn. */
  readonly perOne: number;
  readonly inAll: number;
};

/** Runs a few expensive jobs at a time. Lanes take turns, so a lane with many jobs does not delay the others. */
export class FairQueue {
  readonly #limits: FairQueueLimits;
  readonly #places = new Map<string, number>();
  /** Start callbacks of waiting jobs, by lane. The first lane is next; a served lane moves to the end. */
  readonly #waiting = new Map<string, readonly (() => void)[]>();
  readonly #workingOf = new Map<string, number>();
  #working = 0;
  #taken = 0;

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  /** Admits a job, or returns `no-place`. The job starts at once and must await `turn()` before its expensive part. */
  async run<T>(of: string, work: (turn: () => Promise<void>) => Promise<T>): Promise<Result<T, 'no-place'>> {
    const places = this.#places.get(of) ?? 0;
    if (places >= this.#limits.perOne || this.#taken >= this.#limits.inAll) return err('no-place');
    this.#places.set(of, places + 1);
    this.#taken += 1;
    let isWorking = false;
    const turn = async (): Promise<void> => {
      await this.#turnOf(of);
      isWorking = true;
    };
    try {
      return ok(await work(turn));
    } finally {
      this.#taken -= 1;
      decrement(this.#places, of);
      if (isWorking) this.#end(of);
    }
  }

  async #turnOf(of: string): Promise<void> {
    if (this.#mayBegin(of)) this.#begin(of);
    else await new Promise<void>((begin) => this.#waiting.set(of, [...(this.#waiting.get(of) ?? []), begin]));
  }

  #mayBegin(of: string): boolean {
    const { atOnce, ofOneAtOnce = atOnce } = this.#limits;
    return this.#working < atOnce && (this.#workingOf.get(of) ?? 0) < ofOneAtOnce;
  }

  #begin(of: string): void {
    this.#working += 1;
    this.#workingOf.set(of, (this.#workingOf.get(of) ?? 0) + 1);
  }

  /** Frees one slot, so at most one waiting job can start. */
  #end(ended: string): void {
    this.#working -= 1;
    decrement(this.#workingOf, ended);
    for (const [of, [next, ...rest]] of this.#waiting) {
      if (!this.#mayBegin(of)) continue;
      this.#waiting.delete(of);
      if (rest.length > 0) this.#waiting.set(of, rest);
      this.#begin(of);
      next?.();
      return;
    }
  }
}

/** Removes an entry that reaches 0, because the number of lanes is unbounded. */
function decrement(counts: Map<string, number>, of: string): void {
  const left = (counts.get(of) ?? 1) - 1;
  if (left > 0) counts.set(of, left);
  else counts.delete(of);
}
