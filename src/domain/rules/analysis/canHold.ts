import { isListFact, numberFacts, textFacts, type RuleFact, type TextFact } from '../conditions/facts.ts';
import { mergeTextConstraints, type RuleConstraint, type TextConstraint } from './ruleConstraint.ts';

export const containsOne = (text: string, parts: readonly string[]): boolean =>
  parts.some((part) => text.includes(part));

export const isAllowed = (text: string, { partial, not }: TextConstraint): boolean =>
  !not.includes(text) && partial.every((parts) => containsOne(text, parts));

export function allowedTexts(constraint: TextConstraint): readonly string[] | undefined {
  const [first, ...others] = constraint.full;
  return first?.filter((text) => isAllowed(text, constraint) && others.every((list) => list.includes(text)));
}

/** True if some value satisfies the constraint. A list value can satisfy each list of texts with a different text. */
export function canHaveTexts(fact: TextFact, constraint: TextConstraint): boolean {
  if (constraint.partial.some((parts) => parts.length === 0)) return false;
  const allowed = isListFact(fact) ? undefined : allowedTexts(constraint);
  if (allowed) return allowed.length > 0;
  return constraint.full.every((list) => list.some((text) => !constraint.not.includes(text)));
}

export const impossibleFacts = (constraint: RuleConstraint): readonly RuleFact[] => [
  ...textFacts.filter((fact) => {
    const texts = constraint.texts[fact];
    return texts !== undefined && !canHaveTexts(fact, texts);
  }),
  ...numberFacts.filter((fact) => {
    const range = constraint.numbers[fact];
    return range !== undefined && range.least > range.most;
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
