import type { RuleCondition, TextFact } from '../rules/conditions/ruleCondition.ts';
import { distinctTexts } from '../rules/conditions/repeats.ts';
import { numberOf, textsOf, type OrderItem } from '../rules/evaluation/orderItem.ts';

const facts: readonly TextFact[] = ['categories', 'tags', 'sku', 'area'];

function textsIn(item: OrderItem, fact: TextFact): readonly string[] {
  const value = item[fact] ?? [];
  const texts = typeof value === 'string' ? [value] : value;
  return distinctTexts(texts.map((text) => text.trim()).filter((text) => text !== ''));
}

/**
 * Conditions that hold for this very item: one of its categories, one of its tags, its SKU, its area, its price. Not the day
 * on which it was bought, which no later order has.
 */
export function conditionsOfItem(item: OrderItem): readonly RuleCondition[] {
  const price = numberOf(item, 'price');
  return [
    ...facts
      .filter((fact) => (textsOf(item, fact) ?? []).length > 0)
      .map((fact) => ({ fact, operator: 'fullMatch', value: textsIn(item, fact) }) as const),
    ...(price === undefined ? [] : [{ fact: 'price', operator: 'between', value: [price, price] } as const]),
  ];
}
