import type { OrderItem } from '../../../domain/rules/evaluation/orderItem.ts';
import { isDateFact, type RuleFact } from '../../../domain/rules/conditions/facts.ts';
import { dateText, moneyText } from '../changes/comparison/displayNames.ts';
import { isolated } from '../texts/isolated.ts';

/** Formats a price. If the currency is unknown, returns the number without a symbol. */
export const priceText = (price: number, currency: string | undefined, language: string): string =>
  currency === undefined
    ? new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(price)
    : moneyText({ kind: 'money', amount: price, currency }, language);

export function factText(
  item: OrderItem,
  fact: RuleFact,
  currency: string | undefined,
  language: string,
): string | undefined {
  const value = item[fact];
  if (value === undefined) return undefined;
  if (typeof value === 'number') return priceText(value, currency, language);
  if (typeof value !== 'string')
    return new Intl.ListFormat(language, { type: 'unit' }).format(value.map((text) => isolated(text)));
  return isDateFact(fact) ? dateText({ kind: 'date', date: value }, language) : isolated(value);
}
