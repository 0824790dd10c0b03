import { dayOfDate } from '../conditions/calendarDate.ts';
import type { ListFact, NumberFact, PriceFact, RuleFact, TextFact } from '../conditions/facts.ts';
import { foldText, foldTexts } from '../conditions/foldText.ts';

type FactValue<Fact> = Fact extends ListFact ? readonly string[] : Fact extends PriceFact ? number : string;

/**
 * Facts of an order item that rules use. A fact may be missing; an empty list is not missing. A date that is not
 * `YYYY-MM-DD` counts as missing.
 */
export type OrderItem = { readonly [Fact in RuleFact]?: FactValue<Fact> | undefined };

export const isBlankItem = (item: OrderItem): boolean =>
  Object.values(item).every((fact) => fact === undefined || (Array.isArray(fact) && fact.length === 0));

export function textsOf(item: OrderItem, fact: TextFact): readonly string[] | undefined {
  const value = item[fact];
  if (typeof value !== 'string') return value && foldTexts(value);
  const text = foldText(value);
  return text === '' ? undefined : [text];
}

export function numberOf(item: OrderItem, fact: NumberFact): number | undefined {
  const value = item[fact];
  if (typeof value === 'string') return dayOfDate(value);
  return Number.isFinite(value) ? value : undefined;
}
