export type RowSelection = {
  readonly ids: ReadonlySet<string>;
  /** Row at which a range selection starts: the last row that was selected alone. */
  readonly anchor?: string | undefined;
  readonly end?: string | undefined;
};

export const NO_ROWS: RowSelection = { ids: new Set() };

export const allRows = (order: readonly string[]): RowSelection => ({ ids: new Set(order) });

export function withToggled({ ids }: RowSelection, id: string): RowSelection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id, end: id };
}

function rangeOf(order: readonly string[], from: string, to: string): readonly string[] {
  const [first, last] = [order.indexOf(from), order.indexOf(to)].toSorted((a, b) => a - b);
  return first === undefined || first < 0 || last === undefined ? [] : order.slice(first, last + 1);
}

/** Replaces the last range by a range that ends at `id`. It starts at the anchor, or at `from` without an anchor. */
export function withRange(selection: RowSelection, order: readonly string[], id: string, from = id): RowSelection {
  const { anchor = from, end = anchor } = selection;
  const start = order.includes(anchor) ? anchor : from;
  const next = new Set(selection.ids);
  for (const each of rangeOf(order, start, end)) next.delete(each);
  for (const each of rangeOf(order, start, id)) next.add(each);
  return { ids: next, anchor: start, end: id };
}
