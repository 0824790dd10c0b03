import type { OrderItem } from '../rules/evaluation/orderItem.ts';
import { dateOfDay, dayOfDate } from '../rules/conditions/calendarDate.ts';
import type { RuleFact, TextFact } from '../rules/conditions/facts.ts';
import { isTextCondition } from '../rules/conditions/ruleCondition.ts';
import type { ReturnRule } from '../rules/returnRule.ts';
import { productKinds } from './productKinds.ts';

export type PastOrder = OrderItem & { readonly orderId: string; readonly itemName: string };

export type SampleRequest = {
  readonly count: number;
  readonly today: string;
  /** Published rules. The orders contain values of the rules' conditions, so that each rule matches some orders. */
  readonly rules: readonly ReturnRule[];
  /** Price in the portal's currency for a catalogue price of 1, e.g. 100 for yen. */
  readonly priceFactor?: number | undefined;
};

/** Number of sample orders, the same for trials and for the impact, so that both show the same counts. */
export const SAMPLE_SIZE = 2_000;

const FIRST_NUMBER = 100_000;
const orderNumber = (index: number): string => `S-${String(FIRST_NUMBER + index)}`;

export function sampleNumberIn(typed: string): string | undefined {
  const digits = /^(?:s-?)?(\d{6})$/i.exec(typed.trim())?.[1];
  return digits === undefined ? undefined : orderNumber(Number(digits) - FIRST_NUMBER);
}

const SEED = 20_261_121;
const MAX_AGE_DAYS = 180;
/** On average, one of this many orders has a value from a rule condition. */
const RULE_VALUE_EVERY = 8;
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

function valuesInRules(rules: readonly ReturnRule[], fact: TextFact): readonly string[] {
  const values = rules.flatMap(({ conditions }) =>
    conditions.flatMap((condition) => (isTextCondition(condition) && condition.fact === fact ? condition.value : [])),
  );
  return [...new Set(values)];
}

export const knownAreas = (rules: readonly ReturnRule[]): readonly string[] => [
  ...new Set([...valuesInRules(rules, 'area'), ...AREAS]),
];

/** Deterministic sample orders. A longer list starts with the orders of a shorter list. Linear in `count`. */
export function sampleOrders({ count, today, rules, priceFactor = 1 }: SampleRequest): readonly PastOrder[] {
  const random = randomFrom(SEED);
  const lastDay = dayOfDate(today);
  if (lastDay === undefined) throw new RangeError(`not a day: ${today}`);
  const oneOf = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  const ruleValues = {
    categories: valuesInRules(rules, 'categories'),
    tags: valuesInRules(rules, 'tags'),
    sku: valuesInRules(rules, 'sku'),
  };
  const areas = knownAreas(rules);
  const ruleValueOr = <Value>(values: readonly Value[], otherwise: Value): Value =>
    values.length > 0 && random() < 1 / RULE_VALUE_EVERY ? oneOf(values) : otherwise;

  return Array.from({ length: count }, (_, index): PastOrder & Record<RuleFact, unknown> => {
    const kind = oneOf(productKinds);
    const article = oneOf(kind.articles);
    const price = article.price * (0.8 + random() * 0.4) * priceFactor;
    const tags = TAGS.filter(() => random() < 1 / TAGS.length);
    const category = ruleValueOr(ruleValues.categories, kind.category);
    return {
      orderId: orderNumber(index),
      itemName: article.name,
      categories: [...new Set([category, kind.department])],
      sku: ruleValueOr(ruleValues.sku, `${article.sku}-${String(100 + Math.floor(random() * 40))}`),
      tags: [...new Set([...tags, ruleValueOr(ruleValues.tags, '')])].filter((tag) => tag !== ''),
      price: priceFactor >= 50 ? Math.round(price) : Math.round(price * 100) / 100,
      purchaseDate: dateOfDay(lastDay - Math.floor(random() * MAX_AGE_DAYS)),
      area: oneOf(areas),
    };
  });
}
