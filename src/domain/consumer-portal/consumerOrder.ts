import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { PastOrder } from '../orders/sampleOrders.ts';
import { dateOfDay, dayOfDate } from '../rules/conditions/calendarDate.ts';
import type { OrderItem } from '../rules/evaluation/orderItem.ts';
import type { CompiledRules } from '../rules/evaluation/compileRules.ts';
import { returnVerdict } from '../simulator/returnVerdict.ts';

/** An item of an order. The dates and the area are fields of the order, and the price is required. */
export type ConsumerOrderItem = Omit<OrderItem, 'purchaseDate' | 'area' | 'price'> & {
  readonly id: string;
  readonly name: string;
  readonly price: number;
};

export type ConsumerOrder = {
  readonly number: string;
  /** Date of purchase, `YYYY-MM-DD`. */
  readonly purchaseDate: string;
  /** Two-letter code of the country from which the parcel is sent. */
  readonly country: string;
  readonly area: string | undefined;
  readonly items: readonly ConsumerOrderItem[];
};

export const factsOf = (
  item: Omit<ConsumerOrderItem, 'id' | 'name'>,
  { purchaseDate, area, country }: ConsumerOrder,
): OrderItem => ({
  ...item,
  purchaseDate,
  area: area ?? country,
});

/** Maximum number of items, so that all fit on a phone screen. */
const MAX_ITEMS = 4;

/** An order with items that rules treat differently, each article once. Deterministic, in linear time. */
export function representativeOrder(
  samples: readonly PastOrder[],
  rules: CompiledRules,
  place: Omit<ConsumerOrder, 'items'>,
  requestedOn: string,
): ConsumerOrder {
  const byKind = new Map<string, ConsumerOrderItem[]>();
  const names = new Set<string>();
  for (const { itemName: name, orderId: id, price = 0, purchaseDate: _, area: __, ...facts } of samples) {
    if (names.has(name)) continue;
    const item: ConsumerOrderItem = { ...facts, id, name, price };
    const decision = rules.decide(factsOf(item, { ...place, items: [] }));
    const { kind } = returnVerdict(decision, requestedOn);
    const rankKey = `${kind} ${decision.deciding.REFUND_FEES ? 'fee' : ''}`;
    const samplesOfKind = byKind.get(rankKey) ?? [];
    if (samplesOfKind.length === MAX_ITEMS) continue;
    byKind.set(rankKey, [...samplesOfKind, item]);
    names.add(name);
  }
  const groups = [...byKind.entries()]
    .toSorted(([left], [right]) => rank(left) - rank(right))
    .map(([, group]) => group);
  const inTurns = Array.from({ length: MAX_ITEMS }, (_, index) => groups.flatMap((group) => group[index] ?? [])).flat();
  const chosen = new Set(inTurns.slice(0, MAX_ITEMS));
  return { ...place, items: groups.flat().filter((item) => chosen.has(item)) };
}

/** Days since the purchase. Few, so that most return windows are still open. */
const DAYS_SINCE_PURCHASE = 3;

export const firstSampleOrder = (
  samples: readonly PastOrder[],
  rules: CompiledRules,
  { international }: Pick<CompanyConfiguration, 'international'>,
  today: string,
): ConsumerOrder =>
  representativeOrder(
    samples,
    rules,
    {
      number: 'NW-204388',
      purchaseDate: dateOfDay((dayOfDate(today) ?? 0) - DAYS_SINCE_PURCHASE) ?? today,
      country: international?.homeCountryCode ?? '',
      area: undefined,
    },
    today,
  );

const kinds = ['returnable', 'returnless', 'too-late', 'forbidden'];
const rank = (rankKey: string): number => kinds.indexOf(rankKey.split(' ', 1)[0] ?? '');
