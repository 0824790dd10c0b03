import { deepEqual } from '../../shared/deepEqual.ts';

/** Maximum number of unchanged entries that are shown. With more, only added and removed entries are shown. */
const MAX_UNCHANGED_SHOWN = 4;

export function chipDifference(
  before: readonly string[],
  after: readonly string[],
): { readonly added: readonly string[]; readonly removed: readonly string[]; readonly keptCount: number } {
  const [old, next] = [new Set(before), new Set(after)];
  const removed = [...old].filter((name) => !next.has(name));
  return { added: [...next].filter((name) => !old.has(name)), removed, keptCount: old.size - removed.length };
}

/** True for a long list in which entries were only added or removed, and the unchanged entries kept their order. */
export function isMembersChange(before: readonly string[], after: readonly string[]): boolean {
  const { added, removed, keptCount } = chipDifference(before, after);
  if (keptCount <= MAX_UNCHANGED_SHOWN || added.length + removed.length === 0) return false;
  return deepEqual(
    before.filter((name) => after.includes(name)),
    after.filter((name) => before.includes(name)),
  );
}
