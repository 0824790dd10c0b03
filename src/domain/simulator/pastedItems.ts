import { readPrice } from '../orders/readPrice.ts';
import { dayOfDate } from '../rules/conditions/calendarDate.ts';
import type { OrderItem } from '../rules/evaluation/orderItem.ts';
import { MAX_RULE_TEXT } from '../rules/validateRule.ts';
import { isRecord } from '../shared/shapes.ts';
import { MAX_ITEM_TEXTS, MAX_ITEMS } from './itemAddress.ts';

/** What the facts are called in files, without case, spaces and signs; a spreadsheet without names has them in this order. */
const names = {
  categories: ['categories', 'category', 'productcategory', 'producttype'],
  tags: ['tags', 'tag', 'labels'],
  sku: ['sku', 'articlenumber', 'itemsku'],
  price: ['price', 'amount', 'itemprice', 'unitprice'],
  purchaseDate: ['purchasedate', 'bought', 'orderdate', 'date', 'createdat'],
  area: ['area', 'state', 'region', 'province'],
} as const satisfies Record<keyof OrderItem, readonly string[]>;

type Fact = keyof typeof names;
const facts = Object.keys(names) as readonly Fact[];

function factNamed(name: string): Fact | undefined {
  const plain = name.toLowerCase().replaceAll(/[^a-z]/g, '');
  return facts.find((fact) => (names[fact] as readonly string[]).includes(plain));
}

const textsIn = (value: unknown): readonly string[] => {
  const parts = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[,;|]/) : [];
  const texts = parts.filter((part) => typeof part === 'string').map((part) => part.trim());
  return [...new Set(texts)].filter((text) => text !== '' && text.length <= MAX_RULE_TEXT).slice(0, MAX_ITEM_TEXTS);
};

/** The item with a fact of a file; what is no value of the fact is passed over. */
function withValue(item: OrderItem, fact: Fact, value: unknown, decimal: '.' | ','): OrderItem {
  switch (fact) {
    case 'categories':
    case 'tags': {
      const texts = textsIn(value);
      return texts.length === 0 ? item : { ...item, [fact]: texts };
    }
    case 'price': {
      const price = typeof value === 'number' ? value : readPrice(typeof value === 'string' ? value : '', decimal);
      return price === undefined || !Number.isFinite(price) || price < 0 ? item : { ...item, price };
    }
    case 'purchaseDate': {
      // A moment is taken by its day.
      const day = typeof value === 'string' ? value.trim().slice(0, 10) : '';
      return dayOfDate(day) === undefined ? item : { ...item, purchaseDate: day };
    }
    case 'sku':
    case 'area': {
      const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
      return text === '' || text.length > MAX_RULE_TEXT ? item : { ...item, [fact]: text };
    }
  }
}

type Cells = readonly (readonly [fact: Fact | undefined, value: unknown])[];

const itemOf = (cells: Cells, decimal: '.' | ','): OrderItem =>
  cells.reduce<OrderItem>((item, [fact, value]) => (fact ? withValue(item, fact, value, decimal) : item), {});

const telling = (items: readonly OrderItem[]): readonly OrderItem[] =>
  items.filter((item) => Object.keys(item).length > 0).slice(0, MAX_ITEMS);

/** The items in a value that JSON held: one, a list of them, or an order with a list of `items`. */
export function itemsOfJson(value: unknown): readonly OrderItem[] {
  const listed = isRecord(value) && Array.isArray(value['items']) ? value['items'] : value;
  const records = (Array.isArray(listed) ? listed : [listed]).filter(isRecord);
  return telling(
    records.slice(0, MAX_ITEMS).map((record) =>
      itemOf(
        Object.entries(record).map(([name, each]) => [factNamed(name), each]),
        '.',
      ),
    ),
  );
}

/**
 * The items in rows of a spreadsheet, one a row, below a row of names or in the order categories, tags, SKU, price, date of
 * purchase, area. Texts of one cell stand apart by comma, semicolon or bar.
 */
export function itemsOfRows(rows: readonly (readonly string[])[], decimal: '.' | ','): readonly OrderItem[] {
  const [first = []] = rows;
  const named = first.map(factNamed);
  const hasNames = named.some((fact) => fact !== undefined);
  const columns = hasNames ? named : facts;
  const below = hasNames ? rows.slice(1) : rows;
  return telling(
    below.slice(0, MAX_ITEMS).map((row) =>
      itemOf(
        row.map((cell, nth) => [columns[nth], cell]),
        decimal,
      ),
    ),
  );
}
