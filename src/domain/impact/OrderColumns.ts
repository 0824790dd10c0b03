import { foldForSearch } from '../shared/foldForSearch.ts';
import type { OrderField } from '../orders/orderFields.ts';
import type { PastOrder } from '../orders/sampleOrders.ts';
import { byFact, isListFact, isPriceFact, ruleFacts, type RuleFact } from '../rules/conditions/facts.ts';
import type { OrderItem } from '../rules/evaluation/orderItem.ts';
import { readList } from '../tables/cell.ts';
import { Int32List } from './Int32List.ts';

/**
 * Maximum length of substrings that JavaScript engines copy. A longer substring may keep the complete text in memory.
 */
const MAX_COPIED_LENGTH = 12;
const TEXTS_PER_BLOCK = 4_096;
const MISSING = -1;

const copyOf = (text: string): string => (text.length <= MAX_COPIED_LENGTH ? text : text.split('').join(''));

/** Assigns numbers to texts or lists. Each distinct text or list is stored once. */
class Dictionary<Value> {
  readonly #numbers = new Map<string, number>();
  readonly #values: Value[] = [];
  readonly #valueOf: (text: string) => Value;

  constructor(valueOf: (text: string) => Value) {
    this.#valueOf = valueOf;
  }

  numberOf(text: string): number {
    const knownNumber = this.#numbers.get(text);
    if (knownNumber !== undefined) return knownNumber;
    const copied = copyOf(text);
    this.#numbers.set(copied, this.#values.length);
    this.#values.push(this.#valueOf(copied));
    return this.#values.length - 1;
  }

  at(number: number): Value | undefined {
    return this.#values[number];
  }
}

/** Compact list of mostly distinct texts. Texts are joined in blocks, and the end index of each text is stored. */
class TextBlocks {
  readonly #blocks: string[] = [];
  readonly #ends = new Int32List();
  #open: string[] = [];
  #length = 0;

  push(text: string): void {
    this.#open.push(text);
    this.#length += text.length;
    this.#ends.push(this.#length);
    if (this.#open.length < TEXTS_PER_BLOCK) return;
    this.#blocks.push(this.#open.join(''));
    this.#open = [];
    this.#length = 0;
  }

  at(index: number): string {
    const indexInBlock = index % TEXTS_PER_BLOCK;
    const block = this.#blocks[(index - indexInBlock) / TEXTS_PER_BLOCK];
    if (block === undefined) return this.#open[indexInBlock] ?? '';
    return block.slice(indexInBlock === 0 ? 0 : this.#ends.at(index - 1), this.#ends.at(index));
  }
}

class CellColumn<Value> {
  readonly #dictionary: Dictionary<Value>;
  readonly #numbers = new Int32List();

  constructor(valueOf: (cell: string) => Value) {
    this.#dictionary = new Dictionary(valueOf);
  }

  push(cell: string | number = ''): void {
    this.#numbers.push(cell === '' ? MISSING : this.#dictionary.numberOf(String(cell)));
  }

  at(index: number): Value | undefined {
    return this.#dictionary.at(this.#numbers.at(index));
  }
}

class PriceColumn {
  /** Price by order; `NaN` if it is missing, so that the engine stores the list as plain numbers. */
  readonly #prices: number[] = [];

  push(cell: string | number = ''): void {
    this.#prices.push(cell === '' ? Number.NaN : Number(cell));
  }

  at(index: number): number | undefined {
    const price = this.#prices[index];
    return Number.isNaN(price) ? undefined : price;
  }
}

/**
 * Cells of an order. A cell without a value is empty or absent. Dates are `YYYY-MM-DD`. `listIn` of `OrderColumns`
 * splits lists.
 */
export type OrderCells = { readonly [Field in OrderField]?: string | number | undefined };

/** Past orders by column, about 40 bytes each, so that a million fit in a browser tab. */
export class OrderColumns {
  count = 0;
  readonly #orderIds = new TextBlocks();
  readonly #itemNames = new CellColumn(String);
  readonly #columns: Readonly<Record<RuleFact, CellColumn<string | readonly string[]> | PriceColumn>>;

  constructor(listIn: (cell: string) => readonly string[] = readList) {
    this.#columns = byFact(ruleFacts, (fact) =>
      isPriceFact(fact)
        ? new PriceColumn()
        : new CellColumn<string | readonly string[]>(isListFact(fact) ? listIn : String),
    );
  }

  add(cells: OrderCells): void {
    this.#orderIds.push(String(cells.orderId ?? ''));
    this.#itemNames.push(cells.itemName);
    for (const fact of ruleFacts) this.#columns[fact].push(cells[fact]);
    this.count += 1;
  }

  itemAt(index: number): OrderItem {
    const item: Partial<Record<RuleFact, unknown>> = {};
    for (const fact of ruleFacts) item[fact] = this.#columns[fact].at(index);
    return item as OrderItem;
  }

  priceAt(index: number): number {
    return Number(this.#columns.price.at(index) ?? 0);
  }

  orderAt(index: number): PastOrder {
    return {
      ...this.itemAt(index),
      orderId: this.#orderIds.at(index),
      itemName: this.#itemNames.at(index) ?? '',
    };
  }

  /** @param search normalized by `foldForSearch` */
  matches(index: number, search: string): boolean {
    const texts = [this.#orderIds.at(index), this.#itemNames.at(index), this.#columns.sku.at(index)];
    return texts.some((text) => text !== undefined && foldForSearch(String(text)).includes(search));
  }
}

/** Separator of list entries. Unlike a comma, it occurs in no text. */
const SEPARATOR = '\u001F';

export function columnsOf(orders: readonly PastOrder[]): OrderColumns {
  const columns = new OrderColumns((cell) => cell.split(SEPARATOR));
  for (const order of orders)
    columns.add({
      orderId: order.orderId,
      itemName: order.itemName,
      ...byFact(ruleFacts, (fact) => [order[fact] ?? ''].flat().join(SEPARATOR)),
    });
  return columns;
}
