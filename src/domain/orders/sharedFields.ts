import type { ColumnMapping, OrderField } from './orderFields.ts';

/** What an order has once, however many items it has; exports may write it in the order's first row alone. */
export const fieldsOfOrders = ['purchaseDate', 'tags', 'area'] as const satisfies readonly OrderField[];

/** What a row holds of a field, without outer spaces; empty where no column holds it. */
export const cellOf = (cells: readonly string[], mapping: ColumnMapping, field: OrderField): string => {
  const column = mapping[field];
  return column === undefined ? '' : (cells[column] ?? '').trim();
};

const isFurther = (cells: readonly string[], first: readonly string[], mapping: ColumnMapping): boolean => {
  const order = cellOf(cells, mapping, 'orderId');
  return order !== '' && order === cellOf(first, mapping, 'orderId');
};

/**
 * The fields that further rows of an order take from its first one where they leave them empty. A field is the item's own, as
 * tags may be, where a further row is seen to hold something else than the first.
 */
export function guessSharedFields(rows: readonly (readonly string[])[], mapping: ColumnMapping): readonly OrderField[] {
  const own = new Set<OrderField>();
  let first: readonly string[] = [];
  for (const cells of rows) {
    if (!isFurther(cells, first, mapping)) first = cells;
    for (const field of fieldsOfOrders) {
      const text = cellOf(cells, mapping, field);
      if (text !== '' && text !== cellOf(first, mapping, field)) own.add(field);
    }
  }
  return fieldsOfOrders.filter((field) => mapping[field] !== undefined && !own.has(field));
}

/** Gives further rows of an order what stands in its first one alone. It takes the rows one by one, in their order. */
export class OrderCompletion {
  readonly #mapping: ColumnMapping;
  readonly #fields: readonly OrderField[];
  /** Of the order that came last. */
  #first: readonly string[] = [];

  constructor(mapping: ColumnMapping, fields: readonly OrderField[]) {
    this.#mapping = mapping;
    this.#fields = fields;
  }

  /** The very cells where nothing is added. */
  complete(cells: readonly string[]): readonly string[] {
    if (!isFurther(cells, this.#first, this.#mapping)) {
      this.#first = cells;
      return cells;
    }
    let completed = cells;
    for (const field of this.#fields) {
      const column = this.#mapping[field];
      const stated = cellOf(this.#first, this.#mapping, field);
      if (column === undefined || stated === '' || cellOf(cells, this.#mapping, field) !== '') continue;
      completed = completed.with(column, stated);
    }
    return completed;
  }
}
