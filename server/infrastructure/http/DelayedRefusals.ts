import { setTimeout as wait } from 'node:timers/promises';
import type { Result } from '../../../src/domain/shared/result.ts';
import type { ServiceFailure } from '../../application/shared/failure.ts';

/** Maximum number of delayed refusals, because each one keeps a connection open. Further refusals are sent at once. */
const MAX_DELAYED = 1000;

/** Delays refusals under overload, so that clients that retry immediately send fewer requests. */
export class DelayedRefusals {
  readonly #delay: number;
  #delayed = 0;

  /** @param delay milliseconds; 0 disables the delay */
  constructor(delay: number) {
    this.#delay = delay;
  }

  async holding<T>(result: Promise<Result<T, ServiceFailure>>): Promise<Result<T, ServiceFailure>> {
    const awaited = await result;
    if (!awaited.ok && (awaited.error.kind === 'throttled' || awaited.error.kind === 'unavailable')) await this.#wait();
    return awaited;
  }

  async #wait(): Promise<void> {
    if (this.#delay === 0 || this.#delayed >= MAX_DELAYED) return;
    this.#delayed += 1;
    await wait(this.#delay);
    this.#delayed -= 1;
  }
}
