import { foldForSearch } from '../shared/foldForSearch.ts';
import type { PastOrder } from '../orders/sampleOrders.ts';
import type { OrderItem } from '../rules/evaluation/orderItem.ts';
import { readList } from '../tables/cell.ts';
import { Int32List } from './Int32List.ts';

/** Engines copy substrings up to this length. A longer one may keep the complete text in memory. */
const COPIED_LENGTH = 12;
const IDS_OF_BLOCK = 4_096;
const LACKING = -1;

const owned = (text: string): string => (text.length <= COPIED_LENGTH ? text : text.split('').join(''));

/** Stores each distinct text once. */
class Dictionary<Value> {
  readonly #numbers = new Map<string, number>();
  readonly #values: Value[] = [];
  readonly #valueOf: (text: string) => Value;

  constructor(valueOf: (text: string) => Value) {
    this.#valueOf = valueOf;
  }

  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const own = owned(text);
    this.#numbers.set(own, this.#values.length);
    this.#values.push(this.#valueOf(own));
    return this.#values.length - 1;
  }

  at(number: number): Value | undefined {
    return this.#values[number];
  }
}

/** Compact storage of mostly distinct texts: joined in blocks, with end indexes. */
class TextBlocks {
  readonly #blocks: string[] = [];
  readonly #ends = new Int32List();
  #open: string[] = [];
  #length = 0;

  push(text: string): void {
    this.#open.push(text);
    this.#length += text.length;
    this.#ends.push(this.#length);
    if (this.#open.length < IDS_OF_BLOCK) return;
    this.#blocks.push(this.#open.join(''));
    this.#open = [];
    this.#length = 0;
  }

  at(place: number): string {
    const within = place % IDS_OF_BLOCK;
    const block = this.#blocks[(place - within) / IDS_OF_BLOCK];
    if (block === undefined) return this.#open[within] ?? '';
    return block.slice(within === 0 ? 0 : this.#ends.at(place - 1), this.#ends.at(place));
  }
}

export type OrderCells = {
  readonly orderId: string;
  readonly itemName: string;
  readonly sku: string;
  /** Lists, split by `listIn`. */
  readonly categories: string;
  readonly tags: string;
  readonly price: number | undefined;
  /** `YYYY-MM-DD`, or empty. */
  readonly purchaseDate: string;
  readonly area: string;
};

/** Past orders by column, about 40 bytes each, so that a million fit in a browser tab. */
export class OrderColumns {
  count = 0;
  readonly #orderIds = new TextBlocks();
  readonly #itemNames = new Dictionary(String);
  readonly #skus = new Dictionary(String);
  readonly #lists: Dictionary<readonly string[]>;
  readonly #dates = new Dictionary(String);
  readonly #areas = new Dictionary(String);
  readonly #itemName = new Int32List();
  readonly #sku = new Int32List();
  readonly #categories = new Int32List();
  readonly #tags = new Int32List();
  readonly #purchaseDate = new Int32List();
  readonly #area = new Int32List();
  /** `NaN` if missing. */
  #prices = new Float64Array(1_024);

  /** @param listIn splits a cell with several texts */
  constructor(listIn: (cell: string) => readonly string[] = readList) {
    this.#lists = new Dictionary(listIn);
  }

  add(cells: OrderCells): void {
    const orNothing = (dictionary: Dictionary<unknown>, text: string): number =>
      text === '' ? LACKING : dictionary.numberOf(text);
    this.#orderIds.push(cells.orderId);
    this.#itemName.push(orNothing(this.#itemNames, cells.itemName));
    this.#sku.push(orNothing(this.#skus, cells.sku));
    this.#categories.push(orNothing(this.#lists, cells.categories));
    this.#tags.push(orNothing(this.#lists, cells.tags));
    this.#purchaseDate.push(orNothing(this.#dates, cells.purchaseDate));
    this.#area.push(orNothing(this.#areas, cells.area));
    if (this.count === this.#prices.length) {
      const grown = new Float64Array(this.count * 2);
      grown.set(this.#prices);
      this.#prices = grown;
    }
    this.#prices[this.count] = cells.price ?? Number.NaN;
    this.count += 1;
  }

  itemAt(place: number): OrderItem {
    const price = this.priceAt(place);
    return {
      categories: this.#lists.at(this.#categories.at(place)),
      sku: this.#skus.at(this.#sku.at(place)),
      tags: this.#lists.at(this.#tags.at(place)),
      price: Number.isNaN(price) ? undefined : price,
      purchaseDate: this.#dates.at(this.#purchaseDate.at(place)),
      area: this.#areas.at(this.#area.at(place)),
    };
  }

  /** `NaN` if missing. */
  priceAt(place: number): number {
    return this.#prices[place] as number;
  }

  orderAt(place: number): PastOrder {
    return {
      ...this.itemAt(place),
      orderId: this.#orderIds.at(place),
      itemName: this.#itemNames.at(this.#itemName.at(place)) ?? '',
    };
  }

  /** @param search normalized by `foldForSearch` */
  matches(place: number, search: string): boolean {
    const texts = [
      this.#orderIds.at(place),
      this.#itemNames.at(this.#itemName.at(place)),
      this.#skus.at(this.#sku.at(place)),
    ];
    return texts.some((text) => text !== undefined && foldForSearch(text).includes(search));
  }
}

/** Occurs in no text, unlike a comma. */
const SEPARATOR = '\u001F';

export function columnsOf(orders: readonly PastOrder[]): OrderColumns {
  const columns = new OrderColumns((cell) => cell.split(SEPARATOR));
  for (const order of orders)
    columns.add({
      orderId: order.orderId,
      itemName: order.itemName,
      sku: order.sku ?? '',
      categories: (order.categories ?? []).join(SEPARATOR),
      tags: (order.tags ?? []).join(SEPARATOR),
      price: order.price,
      purchaseDate: order.purchaseDate ?? '',
      area: order.area ?? '',
    });
  return columns;
}
