import { anchorsOf, isInSameOrder, withIncoming } from '../../shared/listOrder.ts';
import { shortestEdit } from '../differences/shortestEdit.ts';

export type MergedOrder = {
  readonly order: readonly string[];
  /** True if both sides moved the same entry. `order` then contains the entry at the position of the local order. */
  readonly isConflict: boolean;
};

/** The placed entries: the minimal set of entries whose insertion or move turns `base` into `order`. */
function placedIn(base: readonly string[], order: readonly string[]): ReadonlySet<string> {
  const [baseIds, orderIds] = [new Set(base), new Set(order)];
  const remaining = base.filter((id) => orderIds.has(id));
  const edits = shortestEdit(
    remaining,
    order.filter((id) => baseIds.has(id)),
    2 * remaining.length,
  );
  const unmovedIds = new Set((edits ?? []).flatMap(({ kind, text }) => (kind === 'same' ? [text] : [])));
  return new Set(order.filter((id) => !unmovedIds.has(id)));
}

type ComesFirst = (first: string, then: string) => boolean;

function inOrder(order: readonly string[]): ComesFirst {
  const indexById = new Map(order.map((id, index) => [id, index]));
  return (first, then) => (indexById.get(first) ?? NaN) < (indexById.get(then) ?? NaN);
}

/**
 * Inserted or moved entries, and a function that detects reversed pairs. At least one entry of a reversed pair was
 * moved.
 */
function orderDifference(base: readonly string[], order: readonly string[]) {
  const [comesFirstBefore, comesFirstNow] = [inOrder(base), inOrder(order)];
  const placed = placedIn(base, order);
  const isReversed: ComesFirst = (first, then) => comesFirstNow(first, then) && comesFirstBefore(then, first);
  return { placed, isReversed };
}
type OrderDifference = ReturnType<typeof orderDifference>;

/**
 * Stable topological sort of the ids by `comesFirst`. Pairs that are reversed relative to the same base never form a
 * cycle.
 */
function topologicalOrder(
  listedIds: readonly string[],
  placed: ReadonlySet<string>,
  comesFirst: ComesFirst,
): readonly string[] {
  // Remove repeated ids, because stored orders are untrusted.
  const ids = [...new Set(listedIds)];
  const moved = ids.filter((id) => placed.has(id));
  const comparedWith = (id: string): readonly string[] => (placed.has(id) ? ids : moved);
  const predecessorCounts = new Map(
    ids.map((id) => [id, comparedWith(id).filter((other) => comesFirst(other, id)).length]),
  );
  const sorted: string[] = [];
  function nextFree(): string | undefined {
    for (const [id, count] of predecessorCounts) if (count === 0) return id;
    return undefined;
  }
  for (let id = nextFree(); id !== undefined; id = nextFree()) {
    sorted.push(id);
    predecessorCounts.delete(id);
    for (const other of comparedWith(id))
      if (comesFirst(id, other)) predecessorCounts.set(other, (predecessorCounts.get(other) ?? 0) - 1);
  }
  return sorted;
}

function touchedByBoth(base: readonly string[], mine: OrderDifference, theirs: OrderDifference): ReadonlySet<string> {
  // Check only pairs with a moved entry, because every reversed pair has one.
  const isMovedPastAnother = (id: string, { placed, isReversed }: OrderDifference): boolean =>
    (placed.has(id) ? base : [...placed]).some((other) => isReversed(id, other) || isReversed(other, id));
  return new Set(base.filter((id) => isMovedPastAnother(id, mine) && isMovedPastAnother(id, theirs)));
}

/**
 * Merges two orders that derive from one base. A result that reverses a pair that neither side reversed is a conflict.
 */
export function mergeOrders(base: readonly string[], mine: readonly string[], theirs: readonly string[]): MergedOrder {
  const [baseIds, mineIds] = [new Set(base), new Set(mine)];
  const [mineDifference, theirsDifference] = [orderDifference(base, mine), orderDifference(base, theirs)];
  const placed = new Set([...mineDifference.placed, ...theirsDifference.placed]);

  /** Merged order. The local order determines the positions of `contested` ids. */
  function merged(contested: ReadonlySet<string>): readonly string[] {
    const comesFirst: ComesFirst = (first, then) =>
      mineDifference.isReversed(first, then) ||
      (!contested.has(first) && !contested.has(then) && theirsDifference.isReversed(first, then));
    const isNotRemovedByMe = (id: string): boolean => mineIds.has(id) || !baseIds.has(id);
    const remaining = theirs.filter((id) => isNotRemovedByMe(id) && !contested.has(id));
    const sortedRemaining = topologicalOrder(remaining, placed, comesFirst);
    const sortedIds = new Set(sortedRemaining);
    const anchors = anchorsOf(
      sortedRemaining.filter((id) => !theirsDifference.placed.has(id)),
      mine,
    );
    const incoming = mine
      .filter((id) => !sortedIds.has(id) && (mineDifference.placed.has(id) || contested.has(id)))
      .map((entry) => ({ entry, before: anchors.get(entry) }));
    const complete = withIncoming(sortedRemaining, incoming, (id) => id);
    return topologicalOrder(complete, placed, comesFirst);
  }

  const placedByBoth = new Set([...mineDifference.placed].filter((id) => theirsDifference.placed.has(id)));
  const order = merged(placedByBoth);
  if (placedByBoth.size > 0) return { order, isConflict: !isInSameOrder(mine, theirs) };
  const mergedDifference = orderDifference(base, order);
  const isStated: ComesFirst = (first, then) =>
    !mergedDifference.isReversed(first, then) ||
    mineDifference.isReversed(first, then) ||
    theirsDifference.isReversed(first, then);
  const isFreeOfConflicts = [...mergedDifference.placed].every((id) =>
    base.every((other) => isStated(id, other) && isStated(other, id)),
  );
  return isFreeOfConflicts
    ? { order, isConflict: false }
    : { order: merged(touchedByBoth(base, mineDifference, theirsDifference)), isConflict: true };
}
