import type { DraftContent, KeptContent } from '../../../src/domain/changes/drafts/draft.ts';

/** Whose draft of which company. */
export type DraftOwner = { readonly rootOrgId: string; readonly companyId: string; readonly userId: string };

/** Makes drafts unreadable to whoever has the database's rows alone: a change may hold a secret that was typed. */
export interface DraftSeal {
  seal(content: KeptContent, owner: DraftOwner): Uint8Array;
  /** `undefined` for what was sealed for another owner or by another key, and what was tampered with. */
  open(sealed: Uint8Array, owner: DraftOwner): DraftContent | undefined;
}
