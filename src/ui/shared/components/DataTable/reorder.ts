/** Returns the ids of the rows to move. If one of the dragged rows is selected, all selected rows move with it. */
export const movedTogether = (moved: readonly string[], selected: ReadonlySet<string>): ReadonlySet<string> =>
  moved.some((id) => selected.has(id)) ? new Set([...moved, ...selected]) : new Set(moved);

export type DropPlace = { readonly id: string; readonly position: 'before' | 'after' };

/** Returns all ids, with the moved ids at the drop position `place`. The moved ids keep their relative order. */
export function idsAfterDrop(ids: readonly string[], moved: ReadonlySet<string>, place: DropPlace): readonly string[] {
  if (moved.has(place.id)) return ids;
  const movedIds = ids.filter((id) => moved.has(id));
  return ids
    .filter((id) => !moved.has(id))
    .flatMap((id) => {
      if (id !== place.id) return [id];
      return place.position === 'before' ? [...movedIds, id] : [id, ...movedIds];
    });
}

/** Moves the ids as one block up (-1) or down (1) by one movable row. At the end of the list, nothing changes. */
export function idsAfterStep(
  ids: readonly string[],
  moved: ReadonlySet<string>,
  by: -1 | 1,
  canMove: (id: string) => boolean = () => true,
): readonly string[] {
  const isMoving = (id: string): boolean => moved.has(id) && canMove(id);
  const end = by < 0 ? ids.findIndex(isMoving) : ids.findLastIndex(isMoving);
  if (end === -1) return ids;
  const next = by < 0 ? ids.slice(0, end).findLast(canMove) : ids.slice(end + 1).find(canMove);
  if (next === undefined) return ids;
  return idsAfterDrop(ids, new Set([...moved].filter(canMove)), { id: next, position: by < 0 ? 'before' : 'after' });
}
