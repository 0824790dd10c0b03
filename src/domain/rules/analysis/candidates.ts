import { byFact, textFacts, type TextFact } from '../conditions/facts.ts';
import { canHoldTogether } from './canHold.ts';
import { type RuleConstraint, type TextConstraint } from './ruleConstraint.ts';

type AvailableTexts = { readonly complete: Set<string>; readonly parts: Set<string> };
type AvailableTextsByFact = Readonly<Record<TextFact, AvailableTexts>>;

/**
 * Indexes of the rules that can fire for an item that is made to satisfy `constraint`. The item has only texts that the
 * constraint requires and, unless `withoutExcludedTexts`, texts that violate a `not` list of a candidate. If no
 * candidate fires, no other rule of `rules` fires.
 */
export function candidates(
  constraint: RuleConstraint,
  rules: readonly RuleConstraint[],
  withoutExcludedTexts: boolean,
): readonly number[] {
  const available = availableTextsOf(constraint);
  const candidateIndexes: number[] = [];
  let waiting = [...rules.keys()];
  for (let isGrowing = true; isGrowing;) {
    isGrowing = false;
    const stillBlocked: number[] = [];
    for (const index of waiting) {
      const rule = rules[index];
      if (!rule || !canSatisfyTexts(rule, available)) stillBlocked.push(index);
      else if (canHoldTogether(constraint, rule)) {
        candidateIndexes.push(index);
        if (!withoutExcludedTexts && addExcludedTexts(rule, available)) isGrowing = true;
      }
    }
    waiting = stillBlocked;
  }
  return candidateIndexes.toSorted((left, right) => left - right);
}

function availableTextsOf({ texts }: RuleConstraint): AvailableTextsByFact {
  const textsOfFact = (constraint: TextConstraint | undefined): AvailableTexts => ({
    complete: new Set(constraint?.full.flat()),
    parts: new Set(constraint?.partial.flat()),
  });
  return byFact(textFacts, (fact) => textsOfFact(texts[fact]));
}

function canSatisfyTexts({ texts }: RuleConstraint, available: AvailableTextsByFact): boolean {
  for (const fact of textFacts) {
    const constraint = texts[fact];
    if (!constraint) continue;
    for (const list of constraint.full) if (!hasOne(list, available[fact].complete)) return false;
    for (const list of constraint.partial) if (!containsOne(list, available[fact])) return false;
  }
  return true;
}

function hasOne(list: readonly string[], complete: ReadonlySet<string>): boolean {
  for (const text of list) if (complete.has(text)) return true;
  return false;
}

function containsOne(list: readonly string[], { complete, parts }: AvailableTexts): boolean {
  for (const part of list) {
    for (const text of complete) if (text.includes(part)) return true;
    for (const text of parts) if (text.includes(part)) return true;
  }
  return false;
}

function addExcludedTexts({ texts }: RuleConstraint, available: AvailableTextsByFact): boolean {
  let isNew = false;
  for (const fact of textFacts) {
    const { complete } = available[fact];
    const before = complete.size;
    for (const text of texts[fact]?.not ?? []) complete.add(text);
    isNew ||= complete.size > before;
  }
  return isNew;
}
