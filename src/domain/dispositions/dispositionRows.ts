import { entryState, type EntryState } from '../shared/entryState.ts';
import { movedIds, shownIds } from '../shared/listMoves.ts';
import type { Dispositions } from './disposition.ts';
import type { DispositionEntry, DispositionList } from './dispositionLists.ts';
import { entriesOf } from './edits/dispositionEdits.ts';

/** Row of a table. `entry` is the pending entry, or the published entry if it was removed. */
export type DispositionRow<List extends DispositionList> = {
  readonly id: string;
  readonly entry: DispositionEntry<List>;
  readonly published?: DispositionEntry<List> | undefined;
  readonly state: EntryState;
  /** Position among the remaining entries, from 1; 0 if removed. */
  readonly place: number;
};

/** Rows of a list in order. A removed entry remains at its position. */
export function dispositionRows<List extends DispositionList>(
  published: Dispositions,
  pending: Dispositions,
  list: List,
): readonly DispositionRow<List>[] {
  const originals = new Map(entriesOf(published, list).map((entry) => [entry.id, entry]));
  const pendingById = new Map(entriesOf(pending, list).map((entry) => [entry.id, entry]));
  const [before, after] = [[...originals.keys()], [...pendingById.keys()]];
  const moved = movedIds(before, after);
  const positionById = new Map(after.map((id, place) => [id, place + 1]));

  return shownIds(before, after).flatMap((id) => {
    const original = originals.get(id);
    const current = pendingById.get(id);
    const entry = current ?? original;
    const state = entryState(original, current, moved.has(id));
    return entry ? [{ id, entry, published: original, state, place: positionById.get(id) ?? 0 }] : [];
  });
}
