import type { OrderItem } from '../../../../domain/rules/evaluation/orderItem.ts';
import { readDate } from '../../../../domain/tables/readDate.ts';
import { readPrice } from '../../../../domain/orders/price.ts';
import { decimalSignOf } from '../../../../domain/tables/readNumber.ts';
import { isTooLong } from '../../../../domain/validation/textLimit.ts';
import { omitUndefined } from '../../../shared/omitUndefined.ts';
import { RULE_TEXT_LIMIT } from '../../../shared/rules/ruleTextLimit.ts';

/** Includes text that was not added yet. */
export type TextsInput = { readonly texts: readonly string[]; readonly typed: string };

export type ItemInput = {
  readonly categories: TextsInput;
  readonly tags: TextsInput;
  readonly sku: string;
  readonly price: string;
  readonly bought: string;
  readonly area: string;
};

const textsIn = (texts: readonly string[] = []): TextsInput => ({ texts, typed: '' });

export const inputOfItem = (item: OrderItem, language: string): ItemInput => ({
  categories: textsIn(item.categories),
  tags: textsIn(item.tags),
  sku: item.sku ?? '',
  price: item.price === undefined ? '' : String(item.price).replace('.', decimalSignOf(language)),
  bought: item.purchaseDate ?? '',
  area: item.area ?? '',
});

/** Undefined if empty or in an implausible year. */
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

/** Empty or invalid fields are missing facts. */
export const itemOfInput = (input: ItemInput, language: string): OrderItem =>
  omitUndefined({
    categories: textsOf(input.categories),
    tags: textsOf(input.tags),
    sku: textOf(input.sku),
    price: readPrice(input.price, decimalSignOf(language)),
    purchaseDate: dayIn(input.bought),
    area: textOf(input.area),
  });
