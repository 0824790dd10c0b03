import { err, ok, type Result } from '../../../src/domain/shared/result.ts';

export type FairQueueLimits = {
  /** How many work at the same time. */
  readonly atOnce: number;
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
      this.#leave(of);
      if (isWorking) this.#next();
    }
  }

  async #turnOf(of: string): Promise<void> {
    if (this.#working < this.#limits.atOnce) {
      this.#working += 1;
      return;
    }
    await new Promise<void>((begin) => this.#waiting.set(of, [...(this.#waiting.get(of) ?? []), begin]));
  }

  /** Hands the turn on, or gives it back where nobody waits. */
  #next(): void {
    const [first] = this.#waiting;
    if (!first) {
      this.#working -= 1;
      return;
    }
    const [of, [next, ...rest]] = first;
    this.#waiting.delete(of);
    if (rest.length > 0) this.#waiting.set(of, rest);
    next?.();
  }

  #leave(of: string): void {
    const left = (this.#places.get(of) ?? 1) - 1;
    if (left > 0) this.#places.set(of, left);
    else this.#places.delete(of);
    this.#taken -= 1;
  }
}
