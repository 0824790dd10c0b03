import { deepEqual } from '../../domain/shared/deepEqual.ts';

/** Returns a function that replaces a row by the earlier object if both are equal, so that the row does not render again. */
export function makeRowCache<Row>(idOf: (row: Row) => string): (row: Row) => Row {
  const cachedRows = new Map<string, Row>();
  return (row) => {
    const id = idOf(row);
    const cachedRow = cachedRows.get(id);
    if (cachedRow && deepEqual(cachedRow, row)) return cachedRow;
    cachedRows.set(id, row);
    return row;
  };
}
