/** Removal marker. A record, because it cannot be confused with a user's text or list. */
export const REMOVED = { removed: true } as const;

export type Removal = { readonly removed: true };

export const isRemoval = (value: unknown): value is Removal =>
  typeof value === 'object' && value !== null && 'removed' in value && value.removed === true;
