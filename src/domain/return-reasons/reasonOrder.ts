import { moveCode } from './reasonEdits.ts';

/** The end of a run of codes that kept their order, with what comes before it. */
type Run = { readonly code: string; readonly place: number; readonly before: Run | undefined };

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

/** The codes that changed places: the fewest whose moving makes one order out of the other. */
export function movedCodes(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const places = new Map(before.map((code, place) => [code, place]));
  const common = after.filter((code) => places.has(code));
  // For each length the run of it that ends at the earliest place; whatever the longest of all leaves out has moved.
  // Where two would do, the later one: of two neighbours that changed places, the one that went up counts as moved.
  const ends: Run[] = [];
  for (const code of common) {
    const place = places.get(code) ?? 0;
    const length = lengthBefore(ends, place);
    ends[length] = { code, place, before: ends[length - 1] };
  }
  const moved = new Set(common);
  for (let run = ends.at(-1); run; run = run.before) moved.delete(run.code);
  return moved;
}

/** The codes with one put after the nearest of those that stand before it in the published order. */
export function placeAsPublished(
  codes: readonly string[],
  published: readonly string[],
  code: string,
): readonly string[] {
  const others = codes.filter((other) => other !== code);
  const earlier = published.slice(0, published.indexOf(code));
  const neighbour = earlier.findLast((other) => others.includes(other));
  return moveCode(others, code, neighbour === undefined ? 0 : others.indexOf(neighbour) + 1);
}
