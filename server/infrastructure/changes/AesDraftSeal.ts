import type { DraftContent, StoredContent } from '../../../src/domain/changes/drafts/draft.ts';
import type { DraftOwner, DraftSeal } from '../../application/changes/DraftSeal.ts';
import { AesSeal } from '../AesSeal.ts';
import type { Keys } from '../Keys.ts';

/** Encrypts drafts as JSON. The owner is authenticated, so rows cannot be moved between users. */
export class AesDraftSeal implements DraftSeal {
  readonly #seal: AesSeal;

  constructor(keys: Keys) {
    this.#seal = new AesSeal(keys);
  }

  seal(content: StoredContent, owner: DraftOwner): Uint8Array {
    return this.#seal.seal(JSON.stringify(content), contextOf(owner));
  }

  open(sealed: Uint8Array, owner: DraftOwner): DraftContent | undefined {
    const text = this.#seal.open(sealed, contextOf(owner));
    // The text is authenticated, so it has the shape in which this class wrote it.
    return text === undefined ? undefined : (JSON.parse(text) as DraftContent);
  }
}

const contextOf = ({ rootOrgId, companyId, userId }: DraftOwner): readonly string[] => [rootOrgId, companyId, userId];
