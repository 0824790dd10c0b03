import { err, ok, type Result } from '../../../src/domain/shared/result.ts';

export type FairQueueLimits = {
  /** How many work at the same time, and how many of one of them; as many of one as of all unless stated. */
  readonly atOnce: number;
  readonly ofOneAtOnce?: number;
  /** How many places one may have, at work or waiting, and all of them together. */
  readonly perOne: number;
  readonly inAll: number;
};

/**
 * Work that would take the machine from everybody, a few at a time. Whoever waits is taken in turn: one of each, however
 * many one of them brought. There is no place beyond the limits.
 */
export class FairQueue {
  readonly #limits: FairQueueLimits;
  readonly #places = new Map<string, number>();
  /** By who waits; who was taken last stands last. */
  readonly #waiting = new Map<string, readonly (() => void)[]>();
  readonly #workingOf = new Map<string, number>();
  #working = 0;
  #taken = 0;

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  /**
   * Does the work, or answers that there is no place. It holds its place from the beginning; what is heavy of it begins
   * once `turn` resolves, so that what comes before waits for nobody and lets nobody wait.
   */
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

  /** One that ends lets one begin at most: the others wait for another one of theirs. */
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

/** Keeps no entry for nothing: whoever asks leaves none behind. */
function decrement(counts: Map<string, number>, of: string): void {
  const left = (counts.get(of) ?? 1) - 1;
  if (left > 0) counts.set(of, left);
  else counts.delete(of);
}
