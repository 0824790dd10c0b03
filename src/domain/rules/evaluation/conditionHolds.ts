import { rangeOf } from '../conditions/conditionRange.ts';
import { foldTexts } from '../conditions/foldText.ts';
import { numberOf, textsOf, type OrderItem } from './orderItem.ts';
import { isTextCondition, type RuleCondition, type TextCondition } from '../conditions/ruleCondition.ts';

function textsMatch({ operator, value }: TextCondition, texts: readonly string[]): boolean {
  const listedTexts = foldTexts(value);
  switch (operator) {
    case 'fullMatch':
      return texts.some((text) => listedTexts.includes(text));
    case 'notFullMatch':
      return !texts.some((text) => listedTexts.includes(text));
    case 'partialMatch':
      return texts.some((text) => listedTexts.some((part) => text.includes(part)));
  }
}

export const hasFact = (item: OrderItem, condition: RuleCondition): boolean =>
  (isTextCondition(condition) ? textsOf(item, condition.fact) : numberOf(item, condition.fact)) !== undefined;

/** Evaluates a condition. It is false if the item lacks the fact. */
export function conditionHolds(condition: RuleCondition, item: OrderItem): boolean {
  if (isTextCondition(condition)) {
    const texts = textsOf(item, condition.fact);
    return texts !== undefined && textsMatch(condition, texts);
  }
  const number = numberOf(item, condition.fact);
  const { least, most } = rangeOf(condition);
  return number !== undefined && least <= number && number <= most;
}
