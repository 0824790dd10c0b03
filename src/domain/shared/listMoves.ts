/** The end of a run of ids that kept their order, with what comes before it. */
type Run = { readonly id: string; readonly place: number; readonly before: Run | undefined };

/** The first length a run could be of that ends before this place; ends of longer runs stand at later places. */
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

/** The ids that changed places: the fewest whose moving makes one order out of the other. */
export function movedIds(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const places = new Map(before.map((id, place) => [id, place]));
  const common = after.filter((id) => places.has(id));
  // For each length the run of it that ends at the earliest place; whatever the longest of all leaves out has moved.
  // Where two would do, the later one: of two neighbours that changed places, the one that went up counts as moved.
  const ends: Run[] = [];
  for (const id of common) {
    const place = places.get(id) ?? 0;
    const length = lengthBefore(ends, place);
    ends[length] = { id, place, before: ends[length - 1] };
  }
  const moved = new Set(common);
  for (let run = ends.at(-1); run; run = run.before) moved.delete(run.id);
  return moved;
}

/** The ids with one put after the nearest of those that stand before it in the published order. */
export function placeAsPublished(ids: readonly string[], published: readonly string[], id: string): readonly string[] {
  const others = ids.filter((other) => other !== id);
  const earlier = published.slice(0, published.indexOf(id));
  const neighbour = earlier.findLast((other) => others.includes(other));
  return moveId(others, id, neighbour === undefined ? 0 : others.indexOf(neighbour) + 1);
}

/** The ids with one of them at a place among the others, 0 first. */
export function moveId(ids: readonly string[], id: string, to: number): readonly string[] {
  const rest = ids.filter((other) => other !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}

/**
 * The ids in the order they are shown. A removed one stays where it was until it is published, so that it can be seen and
 * brought back.
 */
export function shownIds(published: readonly string[], pending: readonly string[]): readonly string[] {
  const staying = new Set(pending);
  return published.filter((id) => !staying.has(id)).reduce((ids, id) => placeAsPublished(ids, published, id), pending);
}
