type Run = { readonly id: string; readonly place: number; readonly before: Run | undefined };

function lengthBefore(ends: readonly Run[], place: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const end = ends[middle];
    if (end && end.place < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function movedIds(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const indexById = new Map(before.map((id, index) => [id, index]));
  const common = after.filter((id) => indexById.has(id));
  // Find the longest increasing subsequence. If two neighbours were swapped, the entry that moved up counts as moved.
  const ends: Run[] = [];
  for (const id of common) {
    const place = indexById.get(id) ?? 0;
    const length = lengthBefore(ends, place);
    ends[length] = { id, place, before: ends[length - 1] };
  }
  const moved = new Set(common);
  for (let run = ends.at(-1); run; run = run.before) moved.delete(run.id);
  return moved;
}

export function placeAsPublished(ids: readonly string[], published: readonly string[], id: string): readonly string[] {
  const others = ids.filter((other) => other !== id);
  const precedingIds = published.slice(0, published.indexOf(id));
  const neighbour = precedingIds.findLast((other) => others.includes(other));
  return moveId(others, id, neighbour === undefined ? 0 : others.indexOf(neighbour) + 1);
}

/** @param to zero-based index of the id after the move */
export function moveId(ids: readonly string[], id: string, to: number): readonly string[] {
  const rest = ids.filter((other) => other !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}

/** Ids in display order. A removed id remains at its position until published, so that it can be restored. */
export function shownIds(published: readonly string[], pending: readonly string[]): readonly string[] {
  const pendingIds = new Set(pending);
  return published
    .filter((id) => !pendingIds.has(id))
    .reduce((ids, id) => placeAsPublished(ids, published, id), pending);
}
