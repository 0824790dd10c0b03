import { deepEqual } from '../shared/deepEqual.ts';

/** Most entries that stay of a list which is still told whole, before and after. */
const TOLD_WHOLE = 4;

/** What comes to a list without an order, what goes from it, and how many stay; a name counts once. */
export function chipDifference(
  before: readonly string[],
  after: readonly string[],
): { readonly added: readonly string[]; readonly removed: readonly string[]; readonly keptCount: number } {
  const [old, next] = [new Set(before), new Set(after)];
  const removed = [...old].filter((name) => !next.has(name));
  return { added: [...next].filter((name) => !old.has(name)), removed, keptCount: old.size - removed.length };
}

/** Whether what comes and goes is all that a long list differs in: what stays keeps its order. */
export function isMembersChange(before: readonly string[], after: readonly string[]): boolean {
  const { added, removed, keptCount } = chipDifference(before, after);
  if (keptCount <= TOLD_WHOLE || added.length + removed.length === 0) return false;
  return deepEqual(
    before.filter((name) => after.includes(name)),
    after.filter((name) => before.includes(name)),
  );
}
