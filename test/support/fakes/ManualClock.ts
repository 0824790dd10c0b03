import type { Clock } from '../../../src/application/shared/Clock.ts';

type Timer = { due: number; readonly every: number | undefined; readonly callback: () => void };

/** Clock whose time changes only when the test calls `advance`. */
export class ManualClock implements Clock {
  #now: number;
  #timers: readonly Timer[] = [];

  constructor(now = Date.UTC(2026, 10, 20, 12)) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, callback: () => void): () => void {
    return this.#start({ due: this.#now + Math.max(0, milliseconds), every: undefined, callback });
  }

  every(milliseconds: number, callback: () => void): () => void {
    return this.#start({ due: this.#now + milliseconds, every: milliseconds, callback });
  }

  get waiting(): number {
    return this.#timers.length;
  }

  /** Advances the time. Runs the due timers in order, each at its own time. */
  advance(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#now = next.due;
      if (next.every === undefined) this.#drop(next);
      else next.due += next.every;
      next.callback();
    }
    this.#now = end;
  }

  #next(end: number): Timer | undefined {
    return this.#timers.filter((timer) => timer.due <= end).toSorted((left, right) => left.due - right.due)[0];
  }

  #start(timer: Timer): () => void {
    this.#timers = [...this.#timers, timer];
    return () => this.#drop(timer);
  }

  #drop(timer: Timer): void {
    this.#timers = this.#timers.filter((other) => other !== timer);
  }
}
