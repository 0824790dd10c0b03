/** Whose pending changes: one person's for one company. */
export type ChangesOwner = { readonly userId: string; readonly companyId: string };

/** Where the tab keeps what is unsent of them. */
export const storageKeyOf = ({ userId, companyId }: ChangesOwner): string => `pendingChanges/${userId}/${companyId}`;
