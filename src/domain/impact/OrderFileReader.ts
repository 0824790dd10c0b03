import { readPrice } from '../orders/readPrice.ts';
import type { CellFormats } from '../tables/cellFormats.ts';
import { readDate } from '../tables/readDate.ts';
import { OrderColumns } from './OrderColumns.ts';
import type { ColumnMapping, OrderField } from '../orders/orderFields.ts';

/** Why a row of a file is left out. */
export type BadRowReason = 'empty' | 'cells' | 'quote' | 'price' | 'purchaseDate';

export type BadRow = {
  /** As a spreadsheet counts: the names of the columns are row 1. */
  readonly row: number;
  readonly reason: BadRowReason;
  readonly value: string;
};

/** So many bad rows are listed; the others are counted. */
const LISTED_BAD_ROWS = 10_000;
const VALUE_LENGTH = 120;
const KNOWN_DATES = 50_000;

export type OrderFileChoice = {
  readonly mapping: ColumnMapping;
  readonly formats: CellFormats;
  /** How many cells each row has. */
  readonly width: number;
};

/** Reads the rows of a file into orders, one by one; what cannot be read is counted and listed, never passed over. */
export class OrderFileReader {
  readonly orders = new OrderColumns();
  readonly badRows: BadRow[] = [];
  badCount = 0;
  /** Rows seen, the names of the columns among them. */
  rowCount = 1;
  readonly #choice: OrderFileChoice;
  readonly #dates = new Map<string, string | undefined>();

  constructor(choice: OrderFileChoice) {
    this.#choice = choice;
  }

  /** @param isBroken a quote in it is not closed, or stands where none may */
  read(cells: readonly string[], isBroken = false): void {
    this.rowCount += 1;
    if (isBroken) this.#leaveOut('quote', cells.join(' '));
    else if (cells.length === 1 && cells[0]?.trim() === '') this.#leaveOut('empty', '');
    else if (cells.length !== this.#choice.width) this.#leaveOut('cells', String(cells.length));
    else this.#readOrder(cells);
  }

  #readOrder(cells: readonly string[]): void {
    const { mapping, formats } = this.#choice;
    const cell = (field: OrderField): string => {
      const column = mapping[field];
      return column === undefined ? '' : (cells[column] ?? '').trim();
    };
    const priceCell = cell('price');
    const price = priceCell === '' ? undefined : readPrice(priceCell, formats.decimal);
    if (priceCell !== '' && price === undefined) return this.#leaveOut('price', priceCell);
    const dateCell = cell('purchaseDate');
    const date = dateCell === '' ? '' : this.#dateIn(dateCell);
    if (date === undefined) return this.#leaveOut('purchaseDate', dateCell);
    this.orders.add({
      orderId: cell('orderId'),
      itemName: cell('itemName'),
      sku: cell('sku'),
      categories: cell('categories'),
      tags: cell('tags'),
      price,
      purchaseDate: date,
      area: cell('area'),
    });
    return undefined;
  }

  #dateIn(cell: string): string | undefined {
    // A time behind the day would make each cell another.
    const day = /^\d{4}-\d{2}-\d{2}[T ]/.test(cell) ? cell.slice(0, 10) : cell;
    const known = this.#dates.get(day);
    if (known !== undefined) return known;
    const date = readDate(day, this.#choice.formats.dayOrder);
    if (this.#dates.size < KNOWN_DATES) this.#dates.set(day, date);
    return date;
  }

  #leaveOut(reason: BadRowReason, value: string): void {
    this.badCount += 1;
    if (this.badRows.length < LISTED_BAD_ROWS)
      this.badRows.push({ row: this.rowCount, reason, value: value.slice(0, VALUE_LENGTH) });
  }
}
