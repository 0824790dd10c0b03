import { facts, ruleFacts } from '../rules/conditions/facts.ts';
import type { ColumnMapping, OrderField } from './orderFields.ts';

/** Fields of an order instead of an item. An export may contain them only in the order's first row. */
export const fieldsOfOrders: readonly OrderField[] = ruleFacts.filter((fact) => facts[fact].isOfOrder);

export const cellOf = (cells: readonly string[], mapping: ColumnMapping, field: OrderField): string => {
  const column = mapping[field];
  return column === undefined ? '' : (cells[column] ?? '').trim();
};

const isFurtherRow = (cells: readonly string[], first: readonly string[], mapping: ColumnMapping): boolean => {
  const order = cellOf(cells, mapping, 'orderId');
  return order !== '' && order === cellOf(first, mapping, 'orderId');
};

/** Fields that belong to the order, so that further rows take empty values from its first row. */
export function guessSharedFields(rows: readonly (readonly string[])[], mapping: ColumnMapping): readonly OrderField[] {
  const itemFields = new Set<OrderField>();
  let first: readonly string[] = [];
  for (const cells of rows) {
    if (!isFurtherRow(cells, first, mapping)) first = cells;
    for (const field of fieldsOfOrders) {
      const text = cellOf(cells, mapping, field);
      if (text !== '' && text !== cellOf(first, mapping, field)) itemFields.add(field);
    }
  }
  return fieldsOfOrders.filter((field) => mapping[field] !== undefined && !itemFields.has(field));
}

/** Fills empty fields of further rows from the first row of their order. Rows must be passed in order. */
export class OrderCompletion {
  readonly #mapping: ColumnMapping;
  readonly #fields: readonly OrderField[];
  #first: readonly string[] = [];

  constructor(mapping: ColumnMapping, fields: readonly OrderField[]) {
    this.#mapping = mapping;
    this.#fields = fields;
  }

  /** Fills empty cells of a row. Returns the same array if nothing is filled. */
  complete(cells: readonly string[]): readonly string[] {
    if (!isFurtherRow(cells, this.#first, this.#mapping)) {
      this.#first = cells;
      return cells;
    }
    let completed = cells;
    for (const field of this.#fields) {
      const column = this.#mapping[field];
      const firstRowValue = cellOf(this.#first, this.#mapping, field);
      if (column === undefined || firstRowValue === '' || cellOf(cells, this.#mapping, field) !== '') continue;
      completed = completed.with(column, firstRowValue);
    }
    return completed;
  }
}
