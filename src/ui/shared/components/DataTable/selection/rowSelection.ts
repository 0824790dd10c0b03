/** Which rows are selected, and between which two the last range was drawn. */
export type RowSelection = {
  readonly ids: ReadonlySet<string>;
  /** Where a range begins: the row that was selected last by itself. */
  readonly anchor?: string | undefined;
  /** Where the last range ended. */
  readonly end?: string | undefined;
};

export const NO_ROWS: RowSelection = { ids: new Set() };

export const allRows = (order: readonly string[]): RowSelection => ({ ids: new Set(order) });

/** One row more, or one fewer. */
export function withToggled({ ids }: RowSelection, id: string): RowSelection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id, end: id };
}

function rangeOf(order: readonly string[], from: string, to: string): readonly string[] {
  const [first, last] = [order.indexOf(from), order.indexOf(to)].toSorted((left, right) => left - right);
  return first === undefined || first < 0 || last === undefined ? [] : order.slice(first, last + 1);
}

/** The range from the anchor to the row in the place of the range before it; `from` is the anchor where there is none. */
export function withRange(selection: RowSelection, order: readonly string[], id: string, from = id): RowSelection {
  const { anchor = from, end = anchor } = selection;
  const start = order.includes(anchor) ? anchor : from;
  const next = new Set(selection.ids);
  for (const each of rangeOf(order, start, end)) next.delete(each);
  for (const each of rangeOf(order, start, id)) next.add(each);
  return { ids: next, anchor: start, end: id };
}
