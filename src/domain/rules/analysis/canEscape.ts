import type { TextFact } from '../ruleCondition.ts';
import { canHaveTexts, containsOne } from './canHold.ts';
import { NO_TEXTS, numberFacts, numbersThereAre, textFacts, type RuleWish, type TextWish } from './ruleWish.ts';

/** Whether some item that fits the wish, and has every fact the rule speaks of, does not fire the rule. */
export function canEscape(wish: RuleWish, rule: RuleWish): boolean {
  for (const fact of numberFacts) {
    const wanted = rule.numbers[fact];
    const given = wish.numbers[fact] ?? numbersThereAre[fact];
    if (wanted && (given.least < wanted.least || given.most > wanted.most)) return true;
  }
  for (const fact of textFacts) {
    const wanted = rule.texts[fact];
    if (wanted && canMiss(fact, wish.texts[fact] ?? NO_TEXTS, wanted)) return true;
  }
  return false;
}

/** Whether some texts are as one wish asks and leave a part of the other unfulfilled. */
function canMiss(fact: TextFact, wish: TextWish, other: TextWish): boolean {
  const { full, partial, not } = wish;
  for (const list of other.full) if (canHaveTexts(fact, { full, partial, not: [...not, ...list] })) return true;
  for (const parts of other.partial) {
    const without = (list: readonly string[]): readonly string[] => list.filter((text) => !containsOne(text, parts));
    if (canHaveTexts(fact, { full: full.map(without), partial: partial.map(without), not })) return true;
  }
  for (const text of other.not) if (canHaveTexts(fact, { full: [...full, [text]], partial, not })) return true;
  return false;
}
