import { changesByKey, type PendingChange } from '../changes/pendingChange.ts';
import { isRemoval } from '../changes/removal.ts';
import { deepEqual } from '../shared/deepEqual.ts';

/** A reverted publish. The first revision has no publish, so the fields about it are absent. */
export type RevertedPublish = Pick<Reverts, 'kind'> & {
  readonly revision: string;
  readonly publishId?: string | undefined;
  readonly at?: string | undefined;
  readonly actorName?: string | undefined;
  readonly changeCount?: number | undefined;
  readonly named?: readonly PendingChange[] | undefined;
};

/** `undone`: the publish that made `revision` was reverted. `restored`: the configuration equals `revision` again. */
export type Reverts = { readonly kind: 'undone' | 'restored'; readonly revision: number };

/** Search limits for a reverted publish: number of revisions, and of those with the same number of changes. */
export const REVERTED_WITHIN = 200;
export const REVERTED_AMONG = 20;

/** @param same newest earlier revision with the same content, if any */
export function revertsTo(same: number | undefined, currentRevision: number): Reverts | undefined {
  if (same === undefined || same >= currentRevision) return undefined;
  return same === currentRevision - 1
    ? { kind: 'undone', revision: currentRevision }
    : { kind: 'restored', revision: same };
}

const contentOf = (value: unknown): unknown => (isRemoval(value) ? undefined : value);

export const takesBack = (changes: readonly PendingChange[], earlier: readonly PendingChange[]): boolean => {
  const earlierByKey = changesByKey(earlier);
  return (
    changes.length > 0 &&
    changes.length === earlierByKey.size &&
    changes.every(({ key, value, originalValue }) => {
      const change = earlierByKey.get(key);
      return (
        change !== undefined &&
        deepEqual(contentOf(value), contentOf(change.originalValue)) &&
        deepEqual(contentOf(originalValue), contentOf(change.value))
      );
    })
  );
};
