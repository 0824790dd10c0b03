/** Owner of pending changes: a user in a company. */
export type ChangesOwner = { readonly userId: string; readonly companyId: string };

/** Storage key of the changes that are not in the draft yet. */
export const storageKeyOf = ({ userId, companyId }: ChangesOwner): string => `pendingChanges/${userId}/${companyId}`;
