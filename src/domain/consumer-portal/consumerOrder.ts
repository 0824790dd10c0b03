import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { PastOrder } from '../orders/sampleOrders.ts';
import { dateOfDay, dayOfDate } from '../rules/conditions/calendarDate.ts';
import type { OrderItem } from '../rules/evaluation/orderItem.ts';
import type { CompiledRules } from '../rules/evaluation/compileRules.ts';
import { returnVerdict } from '../simulator/returnVerdict.ts';

/** An item of an order: what rules see of it beside day and place, and what a customer knows it by. */
export type ConsumerOrderItem = Omit<OrderItem, 'purchaseDate' | 'area' | 'price'> & {
  readonly id: string;
  readonly name: string;
  readonly price: number;
};

/** An order that a customer wants to return of. */
export type ConsumerOrder = {
  readonly number: string;
  /** `YYYY-MM-DD`. */
  readonly purchaseDate: string;
  /** Where the parcel is sent from: a country's two letters, and the part of it where that is known. */
  readonly country: string;
  readonly area: string | undefined;
  readonly items: readonly ConsumerOrderItem[];
};

export const factsOf = (item: ConsumerOrderItem, { purchaseDate, area, country }: ConsumerOrder): OrderItem => ({
  ...item,
  purchaseDate,
  area: area ?? country,
});

/** So many items tell of the rules without filling a phone. */
const ITEMS = 4;

/**
 * An order that shows much of what rules do: items that are treated differently first, each article once. The same orders
 * and rules make the same order. Linear in the orders.
 */
export function tellingOrder(
  samples: readonly PastOrder[],
  rules: CompiledRules,
  place: Omit<ConsumerOrder, 'items'>,
  askedOn: string,
): ConsumerOrder {
  const byKind = new Map<string, ConsumerOrderItem[]>();
  const names = new Set<string>();
  for (const { itemName: name, orderId: id, price = 0, categories, sku, tags } of samples) {
    if (names.has(name)) continue;
    const item: ConsumerOrderItem = { id, name, price, categories, sku, tags };
    const decision = rules.decide(factsOf(item, { ...place, items: [] }));
    const { kind } = returnVerdict(decision, askedOn);
    const told = `${kind} ${decision.deciding.REFUND_FEES ? 'fee' : ''}`;
    const alike = byKind.get(told) ?? [];
    if (alike.length === ITEMS) continue;
    byKind.set(told, [...alike, item]);
    names.add(name);
  }
  const groups = [...byKind.entries()]
    .toSorted(([left], [right]) => rank(left) - rank(right))
    .map(([, group]) => group);
  const inTurns = Array.from({ length: ITEMS }, (_, turn) => groups.flatMap((group) => group[turn] ?? [])).flat();
  const chosen = new Set(inTurns.slice(0, ITEMS));
  return { ...place, items: groups.flat().filter((item) => chosen.has(item)) };
}

/** So many days ago the first sample order was made: most windows are still open. */
const BOUGHT_BEFORE = 3;

/** The order that a customer of a preview returns of, until another is chosen. */
export const firstSampleOrder = (
  samples: readonly PastOrder[],
  rules: CompiledRules,
  { international }: Pick<CompanyConfiguration, 'international'>,
  today: string,
): ConsumerOrder =>
  tellingOrder(
    samples,
    rules,
    {
      number: 'NW-204388',
      purchaseDate: dateOfDay((dayOfDate(today) ?? 0) - BOUGHT_BEFORE) ?? today,
      country: international?.homeCountryCode ?? '',
      area: undefined,
    },
    today,
  );

const kinds = ['returnable', 'returnless', 'too-late', 'forbidden'];
const rank = (told: string): number => kinds.indexOf(told.split(' ', 1)[0] ?? '');
