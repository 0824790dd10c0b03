/** The value that takes a part away: a record, for no text or list somebody wrote can be taken for it. */
export const REMOVED = { removed: true } as const;

/** That something goes; a subject may keep beside it what bringing it back needs. */
export type Removal = { readonly removed: true };

export const isRemoval = (value: unknown): value is Removal =>
  typeof value === 'object' && value !== null && 'removed' in value && value.removed === true;
