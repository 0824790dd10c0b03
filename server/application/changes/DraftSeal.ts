import type { DraftContent, StoredContent } from '../../../src/domain/changes/drafts/draft.ts';

export type DraftOwner = { readonly rootOrgId: string; readonly companyId: string; readonly userId: string };

/** Encrypts drafts, because a change may contain a typed secret. Reading the database does not reveal it. */
export interface DraftSeal {
  seal(content: StoredContent, owner: DraftOwner): Uint8Array;
  /** Returns `undefined` if it was encrypted for another owner or with another key, or modified. */
  open(sealed: Uint8Array, owner: DraftOwner): DraftContent | undefined;
}
