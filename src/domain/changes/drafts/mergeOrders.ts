import { anchorsOf, isInSameOrder, withIncoming } from '../../shared/listOrder.ts';
import { shortestEdit } from '../differences/shortestEdit.ts';

export type MergedOrder = {
  readonly order: readonly string[];
  /** Both sides moved the same entry. `order` contains my position. */
  readonly isConflict: boolean;
};

/** The minimal set of entries whose insertion or move turns `base` into `order`. */
function placedIn(base: readonly string[], order: readonly string[]): ReadonlySet<string> {
  const [had, has] = [new Set(base), new Set(order)];
  const kept = base.filter((id) => has.has(id));
  const edits = shortestEdit(
    kept,
    order.filter((id) => had.has(id)),
    2 * kept.length,
  );
  const still = new Set((edits ?? []).flatMap(({ kind, text }) => (kind === 'same' ? [text] : [])));
  return new Set(order.filter((id) => !still.has(id)));
}

type ComesFirst = (first: string, then: string) => boolean;

function inOrder(order: readonly string[]): ComesFirst {
  const places = new Map(order.map((id, place) => [id, place]));
  return (first, then) => (places.get(first) ?? NaN) < (places.get(then) ?? NaN);
}

/** Placed entries of an order, and pairs in reverse order. At least one entry of such a pair was placed. */
function orderDifference(base: readonly string[], order: readonly string[]) {
  const [was, is] = [inOrder(base), inOrder(order)];
  const placed = placedIn(base, order);
  const isReversed: ComesFirst = (first, then) => is(first, then) && was(then, first);
  return { placed, isReversed };
}
type OrderDifference = ReturnType<typeof orderDifference>;

/** Stable topological sort of the ids by `comesFirst`. Pairs reversed relative to one base are never cyclic. */
function inTurn(named: readonly string[], placed: ReadonlySet<string>, comesFirst: ComesFirst): readonly string[] {
  // Stored orders are untrusted and may contain an id twice.
  const ids = [...new Set(named)];
  const moved = ids.filter((id) => placed.has(id));
  const besideOf = (id: string): readonly string[] => (placed.has(id) ? ids : moved);
  const awaited = new Map(ids.map((id) => [id, besideOf(id).filter((other) => comesFirst(other, id)).length]));
  const made: string[] = [];
  function nextFree(): string | undefined {
    for (const [id, count] of awaited) if (count === 0) return id;
    return undefined;
  }
  for (let id = nextFree(); id !== undefined; id = nextFree()) {
    made.push(id);
    awaited.delete(id);
    for (const other of besideOf(id)) if (comesFirst(id, other)) awaited.set(other, (awaited.get(other) ?? 0) - 1);
  }
  return made;
}

/** Entries that both sides reversed with some other entry. */
function touchedByBoth(base: readonly string[], mine: OrderDifference, theirs: OrderDifference): ReadonlySet<string> {
  // One entry of a reversed pair was placed.
  const isTouched = (id: string, { placed, isReversed }: OrderDifference): boolean =>
    (placed.has(id) ? base : [...placed]).some((other) => isReversed(id, other) || isReversed(other, id));
  return new Set(base.filter((id) => isTouched(id, mine) && isTouched(id, theirs)));
}

/** Merges two orders of one base. Reversing a pair that neither side reversed is a conflict. */
export function mergeOrders(base: readonly string[], mine: readonly string[], theirs: readonly string[]): MergedOrder {
  const [wasThere, isMine] = [new Set(base), new Set(mine)];
  const [here, there] = [orderDifference(base, mine), orderDifference(base, theirs)];
  const placed = new Set([...here.placed, ...there.placed]);

  /** My side alone decides the positions of contested ids. */
  function merged(contested: ReadonlySet<string>): readonly string[] {
    const comesFirst: ComesFirst = (first, then) =>
      here.isReversed(first, then) || (!contested.has(first) && !contested.has(then) && there.isReversed(first, then));
    const isStaying = (id: string): boolean => isMine.has(id) || !wasThere.has(id);
    const staying = theirs.filter((id) => isStaying(id) && !contested.has(id));
    const around = inTurn(staying, placed, comesFirst);
    const known = new Set(around);
    const anchors = anchorsOf(
      around.filter((id) => !there.placed.has(id)),
      mine,
    );
    const incoming = mine
      .filter((id) => !known.has(id) && (here.placed.has(id) || contested.has(id)))
      .map((entry) => ({ entry, before: anchors.get(entry) }));
    const complete = withIncoming(around, incoming, (id) => id);
    return inTurn(complete, placed, comesFirst);
  }

  const both = new Set([...here.placed].filter((id) => there.placed.has(id)));
  const order = merged(both);
  if (both.size > 0) return { order, isConflict: !isInSameOrder(mine, theirs) };
  const made = orderDifference(base, order);
  const isStated: ComesFirst = (first, then) =>
    !made.isReversed(first, then) || here.isReversed(first, then) || there.isReversed(first, then);
  const isClear = [...made.placed].every((id) => base.every((other) => isStated(id, other) && isStated(other, id)));
  return isClear ? { order, isConflict: false } : { order: merged(touchedByBoth(base, here, there)), isConflict: true };
}
