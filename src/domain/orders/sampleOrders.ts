import type { OrderItem } from '../rules/evaluation/orderItem.ts';
import { dateOfDay, dayOfDate } from '../rules/conditions/calendarDate.ts';
import type { RuleFact, TextFact } from '../rules/conditions/facts.ts';
import { isTextCondition } from '../rules/conditions/ruleCondition.ts';
import type { ReturnRule } from '../rules/returnRule.ts';
import { productKinds } from './productKinds.ts';

export type PastOrder = OrderItem & { readonly orderId: string; readonly itemName: string };

export type SampleRequest = {
  readonly count: number;
  /** Date of the newest order, `YYYY-MM-DD`. */
  readonly today: string;
  /** Published rules. Orders contain values of their conditions, so that each rule matches some. */
  readonly rules: readonly ReturnRule[];
  /** Price in the portal's currency for 1 in the catalogue, e.g. 100 for yen. */
  readonly priceFactor?: number | undefined;
};

/** Used for trials and for the impact, so that both counts agree. */
export const SAMPLE_SIZE = 2_000;

const FIRST_NUMBER = 100_000;
const orderNumber = (nth: number): string => `S-${String(FIRST_NUMBER + nth)}`;

/** Parses a complete sample order number, with or without `S-`. */
export function sampleNumberIn(typed: string): string | undefined {
  const digits = /^(?:s-?)?(\d{6})$/i.exec(typed.trim())?.[1];
  return digits === undefined ? undefined : orderNumber(Number(digits) - FIRST_NUMBER);
}

const SEED = 20_261_121;
const DAYS = 180;
/** One of this many orders has a value from a rule. */
const NAMED_EVERY = 8;
const TAGS = ['gift', 'sale', 'clearance', 'fragile', 'oversize', 'new-season', 'preorder'];
const AREAS = ['VIC', 'NSW', 'QLD', 'WA', 'SA'];

/** Deterministic random numbers in [0, 1) (32-bit xorshift). */
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

export const knownAreas = (rules: readonly ReturnRule[]): readonly string[] => [
  ...new Set([...namedBy(rules, 'area'), ...AREAS]),
];

/** Deterministic: a longer list starts with the orders of a shorter one. Linear in `count`. */
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

  return Array.from({ length: count }, (_, nth): PastOrder & Record<RuleFact, unknown> => {
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
