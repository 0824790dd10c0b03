import type { ColumnMapping, OrderField } from '../orders/orderFields.ts';
import { facts, ruleFacts } from '../rules/conditions/facts.ts';
import { readPrice } from '../orders/price.ts';
import { cellOf, OrderCompletion } from '../orders/sharedFields.ts';
import type { CellFormats } from '../orders/guessFormats.ts';
import { readDate } from '../tables/readDate.ts';
import { cellProblem, plainCell, type CellProblem } from '../tables/cell.ts';
import type { CutRow } from '../tables/RowCutter.ts';
import { fitRow, type TableFormat } from '../tables/tableFormat.ts';
import { OrderColumns } from './OrderColumns.ts';

export type BadRowReason = 'cells' | 'quote' | 'price' | 'date' | CellProblem;

export type BadRowFault = { readonly reason: BadRowReason; readonly value: string };

export type BadRow = {
  /** Row number as in a spreadsheet, from 1. */
  readonly row: number;
  readonly faults: readonly BadRowFault[];
};

const MAX_LISTED_INVALID_ROWS = 10_000;
const MAX_VALUE_LENGTH = 120;
const MAX_CACHED_DATES = 50_000;

export type OrderFileChoice = {
  readonly encoding: string;
  readonly table: TableFormat;
  readonly width: number;
  readonly mapping: ColumnMapping;
  readonly formats: CellFormats;
  /** Fields that belong to the order. If empty, further rows of an order take the value of its first row. */
  readonly sharedFields: readonly OrderField[];
};

/** Parses rows into orders. Invalid rows are skipped, counted and listed. Corrected rows are counted. */
export class OrderFileReader {
  readonly orders = new OrderColumns();
  readonly badRows: BadRow[] = [];
  badCount = 0;
  rowCount = 0;
  emptyRows = 0;
  shortRows = 0;
  /** Number of rows that took a value from the first row of their order. */
  completedRows = 0;
  readonly #choice: OrderFileChoice;
  readonly #dates = new Map<string, string | undefined>();
  readonly #completion: OrderCompletion;
  #rowsRead = 0;

  constructor(choice: OrderFileChoice) {
    this.#choice = choice;
    this.#completion = new OrderCompletion(choice.mapping, choice.sharedFields);
  }

  read({ cells, isBroken }: CutRow): void {
    const { table, width } = this.#choice;
    this.#rowsRead += 1;
    if (this.#rowsRead <= table.namesRow) return;
    const fitted = fitRow(cells, width);
    if (fitted.kind === 'empty') {
      this.emptyRows += 1;
      return;
    }
    this.rowCount += 1;
    if (isBroken) this.#addInvalidRow([{ reason: 'quote', value: cells.join(' ') }]);
    else if (fitted.kind === 'cells') this.#addInvalidRow([{ reason: 'cells', value: String(cells.length) }]);
    else {
      if (fitted.isShort) this.shortRows += 1;
      const plainCells = fitted.cells.map(plainCell);
      const completed = this.#completion.complete(plainCells);
      if (completed !== plainCells) this.completedRows += 1;
      this.#readOrder(completed);
    }
  }

  #readOrder(cells: readonly string[]): void {
    const { mapping, formats } = this.#choice;
    const cell = (field: OrderField): string => cellOf(cells, mapping, field);
    const unread = this.#invalidCellIn(cells);
    if (unread.length > 0) {
      this.#addInvalidRow(unread);
      return;
    }
    const values: { [Field in OrderField]?: string | number } = {
      orderId: cell('orderId'),
      itemName: cell('itemName'),
    };
    const faults: BadRowFault[] = [];
    for (const fact of ruleFacts) {
      const { kind } = facts[fact];
      const value = cell(fact);
      if (kind === 'text' || value === '') values[fact] = value;
      else {
        const parsedValue = kind === 'price' ? readPrice(value, formats.decimal) : this.#parseDate(value);
        if (parsedValue === undefined) faults.push({ reason: kind, value });
        else values[fact] = parsedValue;
      }
    }
    if (faults.length > 0) this.#addInvalidRow(faults);
    else this.orders.add(values);
  }

  #invalidCellIn(cells: readonly string[]): readonly BadRowFault[] {
    return Object.values(this.#choice.mapping).flatMap((column) => {
      const value = cells[column] ?? '';
      const reason = cellProblem(value);
      return reason ? [{ reason, value }] : [];
    });
  }

  #parseDate(cell: string): string | undefined {
    // Remove the time, so that equal days use the same cache entry.
    const day = /^\d{4}-\d{2}-\d{2}[T ]\d{1,2}:/.test(cell) ? cell.slice(0, 10) : cell;
    const cachedDate = this.#dates.get(day);
    if (cachedDate !== undefined) return cachedDate;
    const date = readDate(day, this.#choice.formats.dayOrder);
    if (this.#dates.size < MAX_CACHED_DATES) this.#dates.set(day, date);
    return date;
  }

  #addInvalidRow(faults: readonly BadRowFault[]): void {
    this.badCount += 1;
    if (this.badRows.length < MAX_LISTED_INVALID_ROWS)
      this.badRows.push({
        row: this.#rowsRead,
        faults: faults.map(({ reason, value }) => ({ reason, value: value.slice(0, MAX_VALUE_LENGTH) })),
      });
  }
}
