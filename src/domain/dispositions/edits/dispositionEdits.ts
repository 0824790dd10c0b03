import type { DispositionRule, Dispositions } from '../disposition.ts';
import type { DispositionEntry, DispositionList } from '../dispositionLists.ts';

const withList = <List extends DispositionList>(
  dispositions: Dispositions,
  list: List,
  entries: readonly DispositionEntry<List>[],
): Dispositions => ({ ...dispositions, [list]: entries });

/** Typed access, because TypeScript does not distribute a union over the list. */
export const entriesOf = <List extends DispositionList>(
  dispositions: Dispositions,
  list: List,
): readonly DispositionEntry<List>[] => dispositions[list];

/** Replaces the entry with the same id, or appends it. */
export function saveEntry<List extends DispositionList>(
  dispositions: Dispositions,
  list: List,
  entry: DispositionEntry<List>,
): Dispositions {
  const entries = entriesOf(dispositions, list);
  const place = entries.findIndex(({ id }) => id === entry.id);
  return withList(dispositions, list, place < 0 ? [...entries, entry] : entries.with(place, entry));
}

/** Sorts by `ids`. Other entries come last. */
export function arrangeEntries(
  dispositions: Dispositions,
  list: DispositionList,
  ids: readonly string[],
): Dispositions {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: { readonly id: string }): number => places.get(id) ?? ids.length;
  const arranged = entriesOf(dispositions, list).toSorted((one, other) => placeOf(one) - placeOf(other));
  return withList(dispositions, list, arranged);
}

export function moveEntry(dispositions: Dispositions, list: DispositionList, id: string, by: -1 | 1): Dispositions {
  const ids = entriesOf(dispositions, list).map((entry) => entry.id);
  const place = ids.indexOf(id);
  const other = ids[place + by];
  if (place < 0 || other === undefined) return dispositions;
  return arrangeEntries(dispositions, list, ids.with(place, other).with(place + by, id));
}

export const switchRule = (dispositions: Dispositions, id: string, active: boolean): Dispositions => ({
  ...dispositions,
  rules: dispositions.rules.map((rule): DispositionRule => (rule.id === id ? { ...rule, active } : rule)),
});

/** `w` and the number of entries plus one [DM-3], or the next free id. */
export function nextDispositionId(present: readonly { readonly id: string }[]): string {
  const usedIds = new Set(present.map(({ id }) => id));
  let number = present.length + 1;
  while (usedIds.has(`w${number}`)) number += 1;
  return `w${number}`;
}
