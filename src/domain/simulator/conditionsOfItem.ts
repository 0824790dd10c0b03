import { isTextFact, itemFacts, priceFacts, type TextFact } from '../rules/conditions/facts.ts';
import type { RuleCondition } from '../rules/conditions/ruleCondition.ts';
import { distinctTexts } from '../rules/conditions/repeats.ts';
import { numberOf, textsOf, type OrderItem } from '../rules/evaluation/orderItem.ts';

function textsIn(item: OrderItem, fact: TextFact): readonly string[] {
  const value = item[fact] ?? [];
  const texts = typeof value === 'string' ? [value] : value;
  return distinctTexts(texts.map((text) => text.trim()).filter((text) => text !== ''));
}

/** Price range of a price. Ranges start at 1, 2, 5, 10, 20, 50 and so on. 0 has its own range. */
function priceBand(price: number): readonly [number, number] {
  if (price <= 0) return [price, price];
  if (price < 1) return [0, 1];
  const scale = 10 ** (String(Math.trunc(price)).length - 1);
  const from = [1, 2, 5].map((step) => step * scale).findLast((start) => start <= price);
  const to = [2, 5, 10].map((step) => step * scale).find((end) => end > price);
  return from === undefined || to === undefined ? [price, price] : [from, to];
}

/** Conditions that match the item. They contain no dates, because later orders have other dates. */
export function conditionsOfItem(item: OrderItem): readonly RuleCondition[] {
  return [
    ...itemFacts
      .filter(isTextFact)
      .filter((fact) => (textsOf(item, fact) ?? []).length > 0)
      .map((fact) => ({ fact, operator: 'fullMatch', value: textsIn(item, fact) }) as const),
    ...priceFacts.flatMap((fact) => {
      const price = numberOf(item, fact);
      return price === undefined ? [] : [{ fact, operator: 'between', value: priceBand(price) } as const];
    }),
  ];
}
