export type Incoming<T> = { readonly entry: T; readonly before?: string | undefined };

type IdOf<T> = (entry: T) => string;

/** Inserts new entries. Entries with the same anchor id keep their order. The anchor may be a new entry too. */
export function withIncoming<T>(entries: readonly T[], incoming: readonly Incoming<T>[], idOf: IdOf<T>): readonly T[] {
  if (incoming.length === 0) return entries;
  const knownIds = new Set([...entries, ...incoming.map(({ entry }) => entry)].map(idOf));
  const entriesBefore = new Map<string, T[]>();
  const last: T[] = [];
  for (const { entry, before } of incoming) {
    if (before === undefined || !knownIds.has(before)) last.push(entry);
    else entriesBefore.set(before, [...(entriesBefore.get(before) ?? []), entry]);
  }
  const insertedEntries = new Set<T>();
  const result: T[] = [];
  function insert(entry: T): void {
    if (insertedEntries.has(entry)) return;
    insertedEntries.add(entry);
    for (const other of entriesBefore.get(idOf(entry)) ?? []) insert(other);
    result.push(entry);
  }
  // Append new entries that were not inserted, because their anchors form a cycle.
  for (const entry of [...entries, ...last, ...incoming.map((each) => each.entry)]) insert(entry);
  return result;
}

export function inOrderOf<T>(entries: readonly T[], ids: readonly string[], idOf: IdOf<T>): readonly T[] {
  if (ids.length === 0) return entries;
  const indexById = new Map(ids.map((id, index) => [id, index]));
  const placeOf = (entry: T): number => indexById.get(idOf(entry)) ?? ids.length;
  return entries.toSorted((left, right) => placeOf(left) - placeOf(right));
}

/** Maps each id missing in `from` to the next id of `to` that `from` contains. */
export function anchorsOf(from: readonly string[], to: readonly string[]): ReadonlyMap<string, string> {
  const presentIds = new Set(from);
  const anchors = new Map<string, string>();
  let anchor: string | undefined;
  for (const id of to.toReversed()) {
    if (presentIds.has(id)) anchor = id;
    else if (anchor !== undefined) anchors.set(id, anchor);
  }
  return anchors;
}

export function isInSameOrder(left: readonly string[], right: readonly string[]): boolean {
  const [ofLeft, ofRight] = [new Set(left), new Set(right)];
  const shared = right.filter((id) => ofLeft.has(id));
  return left.filter((id) => ofRight.has(id)).every((id, place) => id === shared[place]);
}
