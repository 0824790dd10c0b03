/** Where dragged rows fall: before or after another row. */
export type DropPlace = { readonly id: string; readonly position: 'before' | 'after' };

/** The ids with the moved ones, in their own order, at the place; the same ids in any case. */
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

/** The ids with one of them a number of places down (or up, below zero); as far as there is room. */
export function idsAfterMove(ids: readonly string[], id: string, places: number): readonly string[] {
  const from = ids.indexOf(id);
  const to = Math.min(ids.length - 1, Math.max(0, from + places));
  if (from === -1 || from === to) return ids;
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}
