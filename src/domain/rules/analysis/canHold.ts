import type { NumberRange } from '../conditions/conditionRange.ts';
import { isListFact, numberFacts, textFacts, type RuleFact, type TextFact } from '../conditions/facts.ts';
import { mergeTextConstraints, type RuleConstraint, type TextConstraint } from './ruleConstraint.ts';

export const containsOne = (text: string, parts: readonly string[]): boolean =>
  parts.some((part) => text.includes(part));

export function allowedTexts({ full, partial, not }: TextConstraint): readonly string[] | undefined {
  const [first, ...others] = full;
  return first?.filter(
    (text) =>
      !not.includes(text) &&
      others.every((list) => list.includes(text)) &&
      partial.every((parts) => containsOne(text, parts)),
  );
}

/** True if some value satisfies the constraint. A list value can satisfy each list of texts with a different text. */
export function canHaveTexts(fact: TextFact, constraint: TextConstraint): boolean {
  if (constraint.partial.some((parts) => parts.length === 0)) return false;
  const allowed = isListFact(fact) ? undefined : allowedTexts(constraint);
  if (allowed) return allowed.length > 0;
  return constraint.full.every((list) => list.some((text) => !constraint.not.includes(text)));
}

const canHaveNumber = (range: NumberRange): boolean => range.least <= range.most;

export const impossibleFacts = (constraint: RuleConstraint): readonly RuleFact[] => [
  ...textFacts.filter((fact) => {
    const texts = constraint.texts[fact];
    return texts !== undefined && !canHaveTexts(fact, texts);
  }),
  ...numberFacts.filter((fact) => {
    const range = constraint.numbers[fact];
    return range !== undefined && !canHaveNumber(range);
  }),
];

export function canHoldTogether(left: RuleConstraint, right: RuleConstraint): boolean {
  if ((left.facts & right.facts) === 0) return true;
  for (const fact of numberFacts) {
    const [a, b] = [left.numbers[fact], right.numbers[fact]];
    if (a && b && (a.least > b.most || b.least > a.most)) return false;
  }
  for (const fact of textFacts) {
    const [a, b] = [left.texts[fact], right.texts[fact]];
    if (a && b && !canHaveTexts(fact, mergeTextConstraints(a, b))) return false;
  }
  return true;
}
