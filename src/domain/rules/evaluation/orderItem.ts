import { dayOfDate } from '../conditions/calendarDate.ts';
import { foldText, foldTexts } from '../conditions/foldText.ts';
import type { TextFact } from '../conditions/ruleCondition.ts';

/** An item of an order, as far as rules see it. A fact may be lacking; an empty set is not. */
export type OrderItem = {
  readonly categories?: readonly string[] | undefined;
  readonly sku?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  /** In units of the portal's currency. */
  readonly price?: number | undefined;
  /** `YYYY-MM-DD`; anything else is as if it were lacking. */
  readonly purchaseDate?: string | undefined;
  readonly area?: string | undefined;
};

/** The folded texts of a fact, or `undefined` where the item lacks it; a blank sku or area is lacking. */
export function textsOf(item: OrderItem, fact: TextFact): readonly string[] | undefined {
  const value = item[fact];
  if (typeof value !== 'string') return value && foldTexts(value);
  const text = foldText(value);
  return text === '' ? undefined : [text];
}

/** The price, or the purchase date as a day number; `undefined` where the item lacks it. */
export function numberOf(item: OrderItem, fact: 'price' | 'purchaseDate'): number | undefined {
  if (fact === 'price') return Number.isFinite(item.price) ? item.price : undefined;
  return item.purchaseDate === undefined ? undefined : dayOfDate(item.purchaseDate);
}
