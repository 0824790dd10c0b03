/**
 * The value of a change that takes its part away, whichever part it is. A record: no text or list that somebody wrote can
 * be taken for it, and an empty one would never be published.
 */
export const REMOVED = { removed: true } as const;

/** That something goes; a subject may keep beside it what bringing it back needs. */
export type Removal = { readonly removed: true };

export const isRemoval = (value: unknown): value is Removal =>
  typeof value === 'object' && value !== null && 'removed' in value && value.removed === true;
