import type { Ids } from '../../../src/application/shared/Ids.ts';

/** Ids numbered in the order of creation. */
export class CountingIds implements Ids {
  readonly #prefix: string;
  #made = 0;

  constructor(prefix = 'id') {
    this.#prefix = prefix;
  }

  next(): string {
    this.#made += 1;
    return `${this.#prefix}-${String(this.#made).padStart(16, '0')}`;
  }
}
