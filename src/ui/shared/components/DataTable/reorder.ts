/** Moved rows and the rows selected with them. */
export const movedTogether = (moved: readonly string[], selected: ReadonlySet<string>): ReadonlySet<string> =>
  moved.some((id) => selected.has(id)) ? new Set([...moved, ...selected]) : new Set(moved);

export type DropPlace = { readonly id: string; readonly position: 'before' | 'after' };

/** Keeps the relative order of the moved ids. Returns the same ids if nothing moves. */
export function idsAfterDrop(ids: readonly string[], moved: ReadonlySet<string>, place: DropPlace): readonly string[] {
  if (moved.has(place.id)) return ids;
  const travelling = ids.filter((id) => moved.has(id));
  return ids
    .filter((id) => !moved.has(id))
    .flatMap((id) => {
      if (id !== place.id) return [id];
      return place.position === 'before' ? [...travelling, id] : [id, ...travelling];
    });
}

/** Moves the ids as one block up (-1) or down (1) among movable rows. Returns the same ids at the end. */
export function idsAfterStep(
  ids: readonly string[],
  moved: ReadonlySet<string>,
  by: -1 | 1,
  canMove: (id: string) => boolean = () => true,
): readonly string[] {
  const travels = (id: string): boolean => moved.has(id) && canMove(id);
  const end = by < 0 ? ids.findIndex(travels) : ids.findLastIndex(travels);
  if (end === -1) return ids;
  const next = by < 0 ? ids.slice(0, end).findLast(canMove) : ids.slice(end + 1).find(canMove);
  if (next === undefined) return ids;
  return idsAfterDrop(ids, new Set([...moved].filter(canMove)), { id: next, position: by < 0 ? 'before' : 'after' });
}
