import type { Draft } from '../../domain/changes/drafts/draft.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';

/** Whose pending changes: one person's for one company. */
export type ChangesOwner = { readonly userId: string; readonly companyId: string };

/** Where the tab keeps them. */
export const storageKeyOf = ({ userId, companyId }: ChangesOwner): string => `pendingChanges/${userId}/${companyId}`;

/** Brings pending changes back and keeps them from then on. */
export interface ChangesKeeper {
  /** Fetches what reads the changes that are kept. Rejects where a script cannot be fetched; they stay as they are. */
  prepare(owner: ChangesOwner, draft: Draft | undefined): Promise<void> | undefined;
  /**
   * Puts beside what is pending in the page what is kept and not published by now, and keeps all of it. `draft` is what
   * the service keeps, `undefined` where it keeps none or could not be asked. The answer stops it.
   */
  begin(owner: ChangesOwner, configuration: CompanyConfiguration, draft: Draft | undefined): () => void;
}
