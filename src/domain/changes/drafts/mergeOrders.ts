import { anchorsOf, isInSameOrder, withIncoming } from '../../shared/listOrder.ts';
import { shortestEdit } from '../shortestEdit.ts';

export type MergedOrder = {
  readonly order: readonly string[];
  /** Both sides put the same entry somewhere else; mine stands. */
  readonly isConflict: boolean;
};

/** The entries that were added to an order or moved within it: the fewest whose placing leads from one to the other. */
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

/** Two orders of one list, each made of the same base: what either added, moved or took out is so in both. */
export function mergeOrders(base: readonly string[], mine: readonly string[], theirs: readonly string[]): MergedOrder {
  const [wasThere, isMine] = [new Set(base), new Set(mine)];
  const [placed, placedThere] = [placedIn(base, mine), placedIn(base, theirs)];
  const isTakenOut = (id: string): boolean => wasThere.has(id) && !isMine.has(id);
  const around = theirs.filter((id) => !placed.has(id) && !isTakenOut(id));
  const anchors = anchorsOf(around, mine);
  const incoming = mine.filter((id) => placed.has(id)).map((entry) => ({ entry, before: anchors.get(entry) }));
  const isBoth = [...placed].some((id) => placedThere.has(id));
  return {
    order: withIncoming(around, incoming, (id) => id),
    isConflict: isBoth && !isInSameOrder(mine, theirs),
  };
}
