import type { DraftContent, StoredContent } from '../../../src/domain/changes/drafts/draft.ts';

export type DraftOwner = { readonly rootOrgId: string; readonly companyId: string; readonly userId: string };

/** Encrypts drafts, because a change may contain a typed secret. Access to the database does not reveal the secret. */
export interface DraftSeal {
  seal(content: StoredContent, owner: DraftOwner): Uint8Array;
  /** Decrypts a draft. Returns `undefined` if the owner or the key differs, or if the data was modified. */
  open(sealed: Uint8Array, owner: DraftOwner): DraftContent | undefined;
}
