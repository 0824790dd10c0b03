import type { DispositionRule, Dispositions } from '../disposition.ts';
import type { DispositionEntry, DispositionList } from '../dispositionLists.ts';

const withList = <List extends DispositionList>(
  dispositions: Dispositions,
  list: List,
  entries: readonly DispositionEntry<List>[],
): Dispositions => ({ ...dispositions, [list]: entries });

/** Entries of a list, typed by the kind of list, because TypeScript does not infer the type from a union. */
export const entriesOf = <List extends DispositionList>(
  dispositions: Dispositions,
  list: List,
): readonly DispositionEntry<List>[] => dispositions[list];

export function saveEntry<List extends DispositionList>(
  dispositions: Dispositions,
  list: List,
  entry: DispositionEntry<List>,
): Dispositions {
  const entries = entriesOf(dispositions, list);
  const index = entries.findIndex(({ id }) => id === entry.id);
  return withList(dispositions, list, index < 0 ? [...entries, entry] : entries.with(index, entry));
}

/** Sorts a list by `ids`. Entries that are not in `ids` come last. */
export function arrangeEntries(
  dispositions: Dispositions,
  list: DispositionList,
  ids: readonly string[],
): Dispositions {
  const indexById = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: { readonly id: string }): number => indexById.get(id) ?? ids.length;
  const arranged = entriesOf(dispositions, list).toSorted((first, second) => placeOf(first) - placeOf(second));
  return withList(dispositions, list, arranged);
}

export function moveEntry(dispositions: Dispositions, list: DispositionList, id: string, by: -1 | 1): Dispositions {
  const ids = entriesOf(dispositions, list).map((entry) => entry.id);
  const place = ids.indexOf(id);
  const second = ids[place + by];
  if (place < 0 || second === undefined) return dispositions;
  return arrangeEntries(dispositions, list, ids.with(place, second).with(place + by, id));
}

export const switchRule = (dispositions: Dispositions, id: string, active: boolean): Dispositions => ({
  ...dispositions,
  rules: dispositions.rules.map((rule): DispositionRule => (rule.id === id ? { ...rule, active } : rule)),
});

/** Id of a new entry: `w` and the number of entries plus one [DM-3], or the next unused number. */
export function nextDispositionId(entries: readonly { readonly id: string }[]): string {
  const usedIds = new Set(entries.map(({ id }) => id));
  let number = entries.length + 1;
  while (usedIds.has(`w${number}`)) number += 1;
  return `w${number}`;
}
