import type { NumberRange } from '../conditionRange.ts';
import type { RuleFact, TextFact } from '../ruleCondition.ts';
import { bothTextWishes, isSingle, numberFacts, textFacts, type RuleWish, type TextWish } from './ruleWish.ts';

/** Whether the text has one of the parts in it. */
export const containsOne = (text: string, parts: readonly string[]): boolean =>
  parts.some((part) => text.includes(part));

/** The texts a single fact may be where it must equal one of some list; `undefined` where it need not. */
export function textsAllowed({ full, partial, not }: TextWish): readonly string[] | undefined {
  const [first, ...others] = full;
  return first?.filter(
    (text) =>
      !not.includes(text) &&
      others.every((list) => list.includes(text)) &&
      partial.every((parts) => containsOne(text, parts)),
  );
}

/**
 * Whether some item has the texts wished for. A part can always be had in a text no rule lists; of a set, every list is
 * content with a text of its own.
 */
export function canHaveTexts(fact: TextFact, wish: TextWish): boolean {
  if (wish.partial.some((parts) => parts.length === 0)) return false;
  const allowed = isSingle(fact) ? textsAllowed(wish) : undefined;
  if (allowed) return allowed.length > 0;
  return wish.full.every((list) => list.some((text) => !wish.not.includes(text)));
}

const canHaveNumber = (range: NumberRange): boolean => range.least <= range.most;

/** The facts on which a wish asks for what no item has. */
export const impossibleFacts = (wish: RuleWish): readonly RuleFact[] => [
  ...textFacts.filter((fact) => {
    const texts = wish.texts[fact];
    return texts !== undefined && !canHaveTexts(fact, texts);
  }),
  ...numberFacts.filter((fact) => {
    const range = wish.numbers[fact];
    return range !== undefined && !canHaveNumber(range);
  }),
];

/** Whether some item is what both wish for, each of which some item is. */
export function canHoldTogether(left: RuleWish, right: RuleWish): boolean {
  if ((left.facts & right.facts) === 0) return true;
  for (const fact of numberFacts) {
    const [a, b] = [left.numbers[fact], right.numbers[fact]];
    if (a && b && (a.least > b.most || b.least > a.most)) return false;
  }
  for (const fact of textFacts) {
    const [a, b] = [left.texts[fact], right.texts[fact]];
    if (a && b && !canHaveTexts(fact, bothTextWishes(a, b))) return false;
  }
  return true;
}
