/** Whose pending changes: one person's for one company. */
export type ChangesOwner = { readonly userId: string; readonly companyId: string };

/** Where the tab keeps what is unsent of them. */
export const storageKeyOf = ({ userId, companyId }: ChangesOwner): string => `pendingChanges/${userId}/${companyId}`;

/** Where the tab keeps the long lists that these are told by. */
export const listsKeyOf = ({ userId, companyId }: ChangesOwner): string => `pendingChangeLists/${userId}/${companyId}`;
