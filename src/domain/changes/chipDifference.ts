/** What comes to a list without an order, what goes from it, and how many stay; a name counts once. */
export function chipDifference(
  before: readonly string[],
  after: readonly string[],
): { readonly added: readonly string[]; readonly removed: readonly string[]; readonly keptCount: number } {
  const [old, next] = [new Set(before), new Set(after)];
  const removed = [...old].filter((name) => !next.has(name));
  return { added: [...next].filter((name) => !old.has(name)), removed, keptCount: old.size - removed.length };
}
