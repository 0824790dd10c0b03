import { moveCode } from './reasonEdits.ts';

/** The codes that changed places: the fewest whose moving makes one order out of the other. */
export function movedCodes(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const places = new Map(before.map((code, place) => [code, place]));
  const common = after.flatMap((code) => {
    const place = places.get(code);
    return place === undefined ? [] : [{ code, place }];
  });
  // The longest run that kept its order, ending at each code in turn; whatever the longest of all leaves out has moved.
  // Where two would do, the later one: of two neighbours that changed places, the one that went up counts as moved.
  const runs: (readonly string[])[] = [];
  let longest: readonly string[] = [];
  for (const { code, place } of common) {
    let run: readonly string[] = [];
    for (const [index, earlier] of runs.entries())
      if ((common[index]?.place ?? place) < place && earlier.length >= run.length) run = earlier;
    runs.push([...run, code]);
    if (run.length + 1 >= longest.length) longest = [...run, code];
  }
  return new Set(common.map(({ code }) => code).filter((code) => !longest.includes(code)));
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
