/** An entry that comes into a list, before the one of this id; at its end where that is not there. */
export type Incoming<T> = { readonly entry: T; readonly before?: string | undefined };

type IdOf<T> = (entry: T) => string;

/** Of those before the same entry, the first given is the first; one may stand before another that comes in itself. */
export function withIncoming<T>(entries: readonly T[], incoming: readonly Incoming<T>[], idOf: IdOf<T>): readonly T[] {
  if (incoming.length === 0) return entries;
  const known = new Set([...entries, ...incoming.map(({ entry }) => entry)].map(idOf));
  const placed = new Map<string, T[]>();
  const last: T[] = [];
  for (const { entry, before } of incoming) {
    if (before === undefined || !known.has(before)) last.push(entry);
    else placed.set(before, [...(placed.get(before) ?? []), entry]);
  }
  const listed = new Set<T>();
  const made: T[] = [];
  function list(entry: T): void {
    if (listed.has(entry)) return;
    listed.add(entry);
    for (const other of placed.get(idOf(entry)) ?? []) list(other);
    made.push(entry);
  }
  // Whatever stands before each other in a circle comes last, from the first given on.
  for (const entry of [...entries, ...last, ...incoming.map((each) => each.entry)]) list(entry);
  return made;
}

export function inOrderOf<T>(entries: readonly T[], ids: readonly string[], idOf: IdOf<T>): readonly T[] {
  if (ids.length === 0) return entries;
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = (entry: T): number => places.get(idOf(entry)) ?? ids.length;
  return entries.toSorted((left, right) => placeOf(left) - placeOf(right));
}

/** For each id of `to` that `from` has not, the next one of `to` that it has: what an added entry stands before. */
export function anchorsOf(from: readonly string[], to: readonly string[]): ReadonlyMap<string, string> {
  const present = new Set(from);
  const anchors = new Map<string, string>();
  let anchor: string | undefined;
  for (const id of to.toReversed()) {
    if (present.has(id)) anchor = id;
    else if (anchor !== undefined) anchors.set(id, anchor);
  }
  return anchors;
}

export function isInSameOrder(left: readonly string[], right: readonly string[]): boolean {
  const [ofLeft, ofRight] = [new Set(left), new Set(right)];
  const shared = right.filter((id) => ofLeft.has(id));
  return left.filter((id) => ofRight.has(id)).every((id, place) => id === shared[place]);
}
