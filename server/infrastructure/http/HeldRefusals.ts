import { setTimeout as wait } from 'node:timers/promises';

/** Refusals that are held at once; further ones are answered at once, for each holds a connection. */
const MOST = 1000;

/** Answers a crowd late that is turned away: who asks again with each answer asks less often, and keeps nothing busy meanwhile. */
export class HeldRefusals {
  readonly #delay: number;
  #held = 0;

  /** @param delay milliseconds; 0 for none */
  constructor(delay: number) {
    this.#delay = delay;
  }

  async hold(): Promise<void> {
    if (this.#delay === 0 || this.#held >= MOST) return;
    this.#held += 1;
    await wait(this.#delay);
    this.#held -= 1;
  }
}
