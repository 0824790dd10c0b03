import { numberFacts, textFacts, type TextFact } from '../conditions/facts.ts';
import { canHaveTexts, containsOne } from './canHold.ts';
import { NO_TEXTS, possibleNumbers, type RuleConstraint, type TextConstraint } from './ruleConstraint.ts';

export function hasCounterexample(constraint: RuleConstraint, rule: RuleConstraint): boolean {
  for (const fact of numberFacts) {
    const ruleConstraint = rule.numbers[fact];
    const itemRange = constraint.numbers[fact] ?? possibleNumbers[fact];
    if (ruleConstraint && (itemRange.least < ruleConstraint.least || itemRange.most > ruleConstraint.most)) return true;
  }
  for (const fact of textFacts) {
    const ruleConstraint = rule.texts[fact];
    if (ruleConstraint && canMiss(fact, constraint.texts[fact] ?? NO_TEXTS, ruleConstraint)) return true;
  }
  return false;
}

function canMiss(fact: TextFact, constraint: TextConstraint, other: TextConstraint): boolean {
  const { full, partial, not } = constraint;
  for (const list of other.full) if (canHaveTexts(fact, { full, partial, not: [...not, ...list] })) return true;
  for (const parts of other.partial) {
    const without = (list: readonly string[]): readonly string[] => list.filter((text) => !containsOne(text, parts));
    if (canHaveTexts(fact, { full: full.map(without), partial: partial.map(without), not })) return true;
  }
  for (const text of other.not) if (canHaveTexts(fact, { full: [...full, [text]], partial, not })) return true;
  return false;
}
