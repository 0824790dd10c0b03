export type ChangesOwner = { readonly userId: string; readonly companyId: string };

export const storageKeyOf = ({ userId, companyId }: ChangesOwner): string => `pendingChanges/${userId}/${companyId}`;
