import { dateOfDay, dayOfDate } from '../../../src/domain/rules/conditions/calendarDate.ts';
import type { OrderItem } from '../../../src/domain/rules/evaluation/orderItem.ts';
import type { ReturnRule } from '../../../src/domain/rules/returnRule.ts';
import type { RuleCondition } from '../../../src/domain/rules/conditions/ruleCondition.ts';
import { ruleTypes, type RuleEventData } from '../../../src/domain/rules/ruleType.ts';

/** A repeatable sequence of numbers from 0 to below 1 (Marsaglia's 32-bit xorshift, without its first outputs). */
function randomFrom(seed: number): () => number {
  let state = (seed * 2_654_435_761) | 0 || 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  for (let skipped = 0; skipped < 16; skipped += 1) next();
  return next;
}

/** Catalogue of a medium-sized shop: 500 categories, 20,000 articles, 300 tags, and 50 areas. */
const CATEGORIES = 500;
const ARTICLES = 20_000;
const TAGS = 300;
const AREAS = 50;
const DEAREST = 500;
const DAYS = 365;
const LAST_DAY = dayOfDate('2026-11-20')!;

const sku = (article: number): string =>
  `SKU-${String.fromCharCode(65 + (article % 26), 65 + (Math.floor(article / 26) % 26))}-${10_000 + article}`;

export const sampleEventData: RuleEventData = {
  NON_RETURNABLE_ITEM: { isNotReturnable: true },
  RETURN_WINDOWS: { days: 30, from: 'purchaseDate' },
  RETURN_ADDRESS: { locationId: 'main' },
  ORDER_EXCEPTION: { alwaysReturnable: true },
  CARRIER_RULES: { shouldUse: true, carrier: 'DPD', serviceType: 'parcel' },
  REFUND_TRIGGERS: { eventType: 'PARCEL_ACCEPTED' },
  REFUND_FEES: { amount: 3.5, name: 'Handling', currency: 'EUR' },
  RETURNLESS_ITEM: { returnless: true },
};

/**
 * Creates realistic rules and items. The same seed creates the same rules and items. A rule has one to four conditions
 * on different facts, chosen by weight. A rule whose condition applies to most items usually gets a condition on a
 * category too. `'loose'` uses only comparing, containing or excluding conditions, never equality. `'narrow'` adds a
 * price band and a month to each rule, so that few rules fire.
 */
export function makeWorkload(seed: number, habit: 'all' | 'loose' | 'narrow' = 'all') {
  const random = randomFrom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const several = (max: number, make: () => string): readonly string[] => Array.from({ length: 1 + below(max) }, make);
  const cents = (max: number): number => Math.round(random() * max * 100) / 100;
  const day = (): number => LAST_DAY - below(DAYS);
  const category = (): string => `Category ${below(CATEGORIES)}`;
  const tag = (): string => `tag-${below(TAGS)}`;
  const area = (): string => `Area ${below(AREAS)}`;

  const price = (): RuleCondition => {
    const bound = cents(DEAREST);
    const kind = random();
    if (kind >= 0.7) return { fact: 'price', operator: 'between', value: [bound, bound + cents(100)] };
    return { fact: 'price', operator: kind < 0.35 ? 'greaterThan' : 'lessThan', value: bound };
  };
  const date = (): RuleCondition => {
    const first = day();
    const value = dateOfDay(first)!;
    const kind = random();
    if (kind < 0.5) return { fact: 'purchaseDate', operator: 'between', value: [value, dateOfDay(first + 30)!] };
    return { fact: 'purchaseDate', operator: kind < 0.75 ? 'greaterThan' : 'lessThan', value };
  };
  const band = (): RuleCondition => {
    const bound = cents(DEAREST);
    return { fact: 'price', operator: 'between', value: [bound, bound + cents(20)] };
  };
  const month = (): RuleCondition => {
    const first = day();
    return { fact: 'purchaseDate', operator: 'between', value: [dateOfDay(first)!, dateOfDay(first + 30)!] };
  };
  const drawn: readonly (readonly [weight: number, equal: boolean, make: () => RuleCondition])[] = [
    [30, true, () => ({ fact: 'categories', operator: 'fullMatch', value: several(3, category) })],
    [15, true, () => ({ fact: 'sku', operator: 'fullMatch', value: several(5, () => sku(below(ARTICLES))) })],
    [20, true, () => ({ fact: 'tags', operator: 'fullMatch', value: [tag()] })],
    [12, true, () => ({ fact: 'area', operator: 'fullMatch', value: several(2, area) })],
    [6, false, () => ({ fact: 'sku', operator: 'partialMatch', value: [sku(below(ARTICLES)).slice(4, 8)] })],
    [6, false, () => ({ fact: 'tags', operator: 'notFullMatch', value: [tag()] })],
    [25, false, price],
    [15, false, date],
  ];
  const choices = drawn.filter(([, equal]) => habit === 'all' || !equal);
  const total = choices.reduce((sum, [weight]) => sum + weight, 0);
  const draw = (): number => {
    let remaining = random() * total;
    return choices.findIndex(([weight]) => (remaining -= weight) < 0);
  };

  const rule = (_: unknown, index: number): ReturnRule => {
    const count = 1 + below(Math.min(4, choices.length));
    const chosen = new Set<number>();
    while (chosen.size < count) chosen.add(draw());
    const [only] = chosen;
    if (habit === 'all' && count === 1 && only! > 2 && random() < 0.9) chosen.add(0);
    const ruleType = ruleTypes[index % ruleTypes.length]!;
    return {
      ruleId: `r${index}`,
      ruleType,
      name: `Rule ${index}`,
      conditions: [
        ...[...chosen].map((choice) => choices[choice]![2]()),
        ...(habit === 'narrow' ? [band(), month()] : []),
      ],
      eventData: sampleEventData[ruleType],
      priority: 1 + below(100),
      enabled: true,
    } as ReturnRule;
  };
  const item = (): Required<OrderItem> => ({
    categories: several(3, category),
    sku: sku(below(ARTICLES)),
    tags: Array.from({ length: below(5) }, tag),
    price: cents(DEAREST),
    purchaseDate: dateOfDay(day())!,
    area: area(),
  });
  return {
    rules: (count: number): readonly ReturnRule[] => Array.from({ length: count }, rule),
    items: (count: number): readonly Required<OrderItem>[] => Array.from({ length: count }, item),
  };
}
