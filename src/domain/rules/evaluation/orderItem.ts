import { dayOfDate } from '../conditions/calendarDate.ts';
import { foldText, foldTexts } from '../conditions/foldText.ts';
import type { TextFact } from '../conditions/ruleCondition.ts';

/** Facts of an order item that rules use. A fact may be missing, but an empty list counts as present. */
export type OrderItem = {
  readonly categories?: readonly string[] | undefined;
  readonly sku?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly price?: number | undefined;
  /** `YYYY-MM-DD`. Any other text counts as missing. */
  readonly purchaseDate?: string | undefined;
  readonly area?: string | undefined;
};

export const isBlankItem = (item: OrderItem): boolean =>
  Object.values(item).every((fact) => fact === undefined || (Array.isArray(fact) && fact.length === 0));

export function textsOf(item: OrderItem, fact: TextFact): readonly string[] | undefined {
  const value = item[fact];
  if (typeof value !== 'string') return value && foldTexts(value);
  const text = foldText(value);
  return text === '' ? undefined : [text];
}

export function numberOf(item: OrderItem, fact: 'price' | 'purchaseDate'): number | undefined {
  if (fact === 'price') return Number.isFinite(item.price) ? item.price : undefined;
  return item.purchaseDate === undefined ? undefined : dayOfDate(item.purchaseDate);
}
