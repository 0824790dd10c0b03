import { byFact, facts, itemFacts, type ListFact, type RuleFact } from '../../../../domain/rules/conditions/facts.ts';
import type { OrderItem } from '../../../../domain/rules/evaluation/orderItem.ts';
import { readDate } from '../../../../domain/tables/readDate.ts';
import { readPrice } from '../../../../domain/orders/price.ts';
import { decimalSignOf } from '../../../../domain/tables/readNumber.ts';
import { isTooLong } from '../../../../domain/validation/textLimit.ts';
import { omitUndefined } from '../../../shared/omitUndefined.ts';
import { RULE_TEXT_LIMIT } from '../../../shared/rules/ruleTextLimit.ts';

/** Input of a list of texts. `typed` is text in the input that is not added yet. */
export type TextsInput = { readonly texts: readonly string[]; readonly typed: string };

export type ItemInput = { readonly [Fact in RuleFact]: Fact extends ListFact ? TextsInput : string };

function inputOf(item: OrderItem, fact: RuleFact, language: string): string | TextsInput {
  const value = item[fact];
  if (facts[fact].isList) return { texts: Array.isArray(value) ? value : [], typed: '' };
  return typeof value === 'number' ? String(value).replace('.', decimalSignOf(language)) : String(value ?? '');
}

export const inputOfItem = (item: OrderItem, language: string): ItemInput =>
  byFact(itemFacts, (fact) => inputOf(item, fact, language)) as ItemInput;

/** Reads a typed date. Undefined if it is empty, or in an implausible year. */
export const dayIn = (typed: string): string | undefined => readDate(typed, 'year-first');

function textOf(typed: string): string | undefined {
  const text = typed.trim();
  return text === '' || isTooLong(RULE_TEXT_LIMIT, text) ? undefined : text;
}

function textsOf({ texts, typed }: TextsInput): readonly string[] | undefined {
  const text = textOf(typed);
  const all = text === undefined ? texts : [...new Set([...texts, text])];
  return all.length === 0 ? undefined : all;
}

function valueOf(input: ItemInput, fact: RuleFact, language: string): OrderItem[RuleFact] {
  const typed = input[fact];
  if (typeof typed !== 'string') return textsOf(typed);
  switch (facts[fact].kind) {
    case 'text':
      return textOf(typed);
    case 'price':
      return readPrice(typed, decimalSignOf(language));
    case 'date':
      return dayIn(typed);
  }
}

/** Converts the input to an order item. The item has no facts for empty or invalid fields. */
export const itemOfInput = (input: ItemInput, language: string): OrderItem =>
  omitUndefined(byFact(itemFacts, (fact) => valueOf(input, fact, language))) as OrderItem;
