import type { PendingChange } from '../changes/pendingChange.ts';
import { isRemoval } from '../changes/removal.ts';
import { deepEqual } from '../shared/deepEqual.ts';

/** What a publish leads back to: `undone` is what one publish made, `restored` the whole of an earlier revision. */
export type Reverts = { readonly kind: 'undone' | 'restored'; readonly revision: number };

/** How far back one publish alone is looked for, in revisions, and among how many of as many changes. */
export const REVERTED_WITHIN = 200;
export const REVERTED_AMONG = 20;

/** `same`: the newest revision that holds what is published now. Of the one before the current, the last publish is undone. */
export function revertsTo(same: number | undefined, currentRevision: number): Reverts | undefined {
  if (same === undefined || same >= currentRevision) return undefined;
  return same === currentRevision - 1
    ? { kind: 'undone', revision: currentRevision }
    : { kind: 'restored', revision: same };
}

const held = (value: unknown): unknown => (isRemoval(value) ? undefined : value);

/** Whether changes take back exactly what others made: the same keys, each from what it became to what it was. */
export const takesBack = (changes: readonly PendingChange[], earlier: readonly PendingChange[]): boolean => {
  const made = new Map(earlier.map((change) => [change.key, change]));
  return (
    changes.length > 0 &&
    changes.length === made.size &&
    changes.every(({ key, value, originalValue }) => {
      const change = made.get(key);
      return (
        change !== undefined &&
        deepEqual(held(value), held(change.originalValue)) &&
        deepEqual(held(originalValue), held(change.value))
      );
    })
  );
};
