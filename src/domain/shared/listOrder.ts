/** A new entry, inserted before the given id, or at the end if that id is missing. */
export type Incoming<T> = { readonly entry: T; readonly before?: string | undefined };

type IdOf<T> = (entry: T) => string;

/** Entries with the same anchor keep their order. An anchor may itself be a new entry. */
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
  // Cycles of anchors come last.
  for (const entry of [...entries, ...last, ...incoming.map((each) => each.entry)]) list(entry);
  return made;
}

export function inOrderOf<T>(entries: readonly T[], ids: readonly string[], idOf: IdOf<T>): readonly T[] {
  if (ids.length === 0) return entries;
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = (entry: T): number => places.get(idOf(entry)) ?? ids.length;
  return entries.toSorted((left, right) => placeOf(left) - placeOf(right));
}

/** Maps each id missing in `from` to the next id of `to` that `from` contains. */
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
