import type { OrderItem } from '../rules/evaluation/orderItem.ts';
import { dateOfDay, dayOfDate } from '../rules/conditions/calendarDate.ts';
import { isTextCondition, type TextFact } from '../rules/conditions/ruleCondition.ts';
import type { ReturnRule } from '../rules/returnRule.ts';
import { productKinds } from './productKinds.ts';

/** A past order of one item: what rules see of it, and what a person knows it by. */
export type PastOrder = OrderItem & { readonly orderId: string; readonly itemName: string };

export type SampleRequest = {
  readonly count: number;
  /** The day the newest order was made, `YYYY-MM-DD`. */
  readonly today: string;
  /** Published rules: what they name in their conditions is among the orders, so that each of them meets some. */
  readonly rules: readonly ReturnRule[];
  /** What a price of 1 in the catalogue costs in the portal's currency, as 100 for yen. */
  readonly priceFactor?: number | undefined;
};

/** How many orders rules are tried on and an impact is counted on: one number, so that two counts of a change agree. */
export const SAMPLE_SIZE = 2_000;

const FIRST_NUMBER = 100_000;
const orderNumber = (nth: number): string => `S-${String(FIRST_NUMBER + nth)}`;

/** The number of a sample order in what is typed, with or without its sign; nothing until all of it is. */
export function sampleNumberIn(typed: string): string | undefined {
  const digits = /^(?:s-?)?(\d{6})$/i.exec(typed.trim())?.[1];
  return digits === undefined ? undefined : orderNumber(Number(digits) - FIRST_NUMBER);
}

const SEED = 20_261_121;
/** Orders reach back this far. */
const DAYS = 180;
/** Of so many orders, one takes a value that a rule names. */
const NAMED_EVERY = 8;
const TAGS = ['gift', 'sale', 'clearance', 'fragile', 'oversize', 'new-season', 'preorder'];
const AREAS = ['VIC', 'NSW', 'QLD', 'WA', 'SA'];

/** A repeatable stream of numbers from 0 up to 1 (xorshift on 32 bits). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

function namedBy(rules: readonly ReturnRule[], fact: TextFact): readonly string[] {
  const values = rules.flatMap(({ conditions }) =>
    conditions.flatMap((condition) => (isTextCondition(condition) && condition.fact === fact ? condition.value : [])),
  );
  return [...new Set(values)];
}

/** Where orders come from: the areas that the rules name, and those of the sample. */
export const knownAreas = (rules: readonly ReturnRule[]): readonly string[] => [
  ...new Set([...namedBy(rules, 'area'), ...AREAS]),
];

/**
 * Orders made up from a fixed seed: the same request is answered with the same orders, and a longer one begins with those
 * of a shorter one. Linear in `count`.
 */
export function sampleOrders({ count, today, rules, priceFactor = 1 }: SampleRequest): readonly PastOrder[] {
  const random = randomFrom(SEED);
  const lastDay = dayOfDate(today);
  if (lastDay === undefined) throw new RangeError(`not a day: ${today}`);
  const oneOf = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  const named = {
    categories: namedBy(rules, 'categories'),
    tags: namedBy(rules, 'tags'),
    sku: namedBy(rules, 'sku'),
  };
  const areas = knownAreas(rules);
  const nameOr = <Value>(values: readonly Value[], otherwise: Value): Value =>
    values.length > 0 && random() < 1 / NAMED_EVERY ? oneOf(values) : otherwise;

  return Array.from({ length: count }, (_, nth) => {
    const kind = oneOf(productKinds);
    const article = oneOf(kind.articles);
    const price = article.price * (0.8 + random() * 0.4) * priceFactor;
    const tags = TAGS.filter(() => random() < 1 / TAGS.length);
    const category = nameOr(named.categories, kind.category);
    return {
      orderId: orderNumber(nth),
      itemName: article.name,
      categories: [...new Set([category, kind.department])],
      sku: nameOr(named.sku, `${article.sku}-${String(100 + Math.floor(random() * 40))}`),
      tags: [...new Set([...tags, nameOr(named.tags, '')])].filter((tag) => tag !== ''),
      price: priceFactor >= 50 ? Math.round(price) : Math.round(price * 100) / 100,
      purchaseDate: dateOfDay(lastDay - Math.floor(random() * DAYS)),
      area: oneOf(areas),
    };
  });
}
