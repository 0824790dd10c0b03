import { setTimeout as wait } from 'node:timers/promises';
import type { Result } from '../../../src/domain/shared/result.ts';
import type { ServiceFailure } from '../../application/shared/failure.ts';

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

  /** Delays a result that rejects a request because there are too many. */
  async holding<T>(result: Promise<Result<T, ServiceFailure>>): Promise<Result<T, ServiceFailure>> {
    const awaited = await result;
    if (!awaited.ok && (awaited.error.kind === 'throttled' || awaited.error.kind === 'unavailable')) await this.#hold();
    return awaited;
  }

  async #hold(): Promise<void> {
    if (this.#delay === 0 || this.#held >= MOST) return;
    this.#held += 1;
    await wait(this.#delay);
    this.#held -= 1;
  }
}
