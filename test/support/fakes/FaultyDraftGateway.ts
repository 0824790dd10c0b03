import type { DraftGateway } from '../../../src/application/changes/drafts/DraftGateway.ts';
import type { Faults } from './Faults.ts';

/** A draft gateway behind an unreliable network. */
export class FaultyDraftGateway implements DraftGateway {
  readonly #inner: DraftGateway;
  readonly #faults: Faults;

  constructor(inner: DraftGateway, faults: Faults) {
    this.#inner = inner;
    this.#faults = faults;
  }

  read(...asked: Parameters<DraftGateway['read']>): ReturnType<DraftGateway['read']> {
    return this.#faults.around('draft-read', '', () => this.#inner.read(...asked));
  }

  keep(...asked: Parameters<DraftGateway['keep']>): ReturnType<DraftGateway['keep']> {
    return this.#faults.around('draft', asked[2].idempotencyKey, () => this.#inner.keep(...asked));
  }

  drop(...asked: Parameters<DraftGateway['drop']>): ReturnType<DraftGateway['drop']> {
    return this.#faults.around('draft', asked[1].idempotencyKey, () => this.#inner.drop(...asked));
  }
}
