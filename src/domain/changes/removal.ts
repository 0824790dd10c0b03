/** Value of a change that removes an entry. A record, so that it cannot be confused with a text or list of the user. */
export const REMOVED = { removed: true } as const;

export type Removal = { readonly removed: true };

export const isRemoval = (value: unknown): value is Removal =>
  typeof value === 'object' && value !== null && 'removed' in value && value.removed === true;

/** True unless the value is `undefined`, `null`, or an empty text, list or record [PC-6]. */
export function hasContent(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

export const isEmptied = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length > 0 && after.length === 0;
