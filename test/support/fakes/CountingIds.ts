import type { Ids } from '../../../src/application/shared/Ids.ts';

export class CountingIds implements Ids {
  readonly #prefix: string;
  #count = 0;

  constructor(prefix = 'id') {
    this.#prefix = prefix;
  }

  next(): string {
    this.#count += 1;
    return `${this.#prefix}-${String(this.#count).padStart(16, '0')}`;
  }
}
