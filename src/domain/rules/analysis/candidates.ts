import { byFact, textFacts, type TextFact } from '../conditions/facts.ts';
import { canHoldTogether } from './canHold.ts';
import { type RuleConstraint, type TextConstraint } from './ruleConstraint.ts';

type Stock = { readonly whole: Set<string>; readonly parts: Set<string> };
type Stocks = Readonly<Record<TextFact, Stock>>;

/**
 * Indexes of the rules that can fire for an item that is made to satisfy `constraint`. The item has only texts that the
 * constraint requires and, unless `plainly`, texts that violate a `not` list of a candidate. If no candidate fires, no
 * other rule of `rules` fires.
 */
export function candidates(
  constraint: RuleConstraint,
  rules: readonly RuleConstraint[],
  plainly: boolean,
): readonly number[] {
  const stocks = stocksOf(constraint);
  const candidateIndexes: number[] = [];
  let waiting = [...rules.keys()];
  for (let isGrowing = true; isGrowing;) {
    isGrowing = false;
    const stillWaiting: number[] = [];
    for (const index of waiting) {
      const rule = rules[index];
      if (!rule || !isServed(rule, stocks)) stillWaiting.push(index);
      else if (canHoldTogether(constraint, rule)) {
        candidateIndexes.push(index);
        if (!plainly && addUnwanted(rule, stocks)) isGrowing = true;
      }
    }
    waiting = stillWaiting;
  }
  return candidateIndexes.toSorted((left, right) => left - right);
}

function stocksOf({ texts }: RuleConstraint): Stocks {
  const stockOf = (constraint: TextConstraint | undefined): Stock => ({
    whole: new Set(constraint?.full.flat()),
    parts: new Set(constraint?.partial.flat()),
  });
  return byFact(textFacts, (fact) => stockOf(texts[fact]));
}

function isServed({ texts }: RuleConstraint, stocks: Stocks): boolean {
  for (const fact of textFacts) {
    const constraint = texts[fact];
    if (!constraint) continue;
    for (const list of constraint.full) if (!hasOne(list, stocks[fact].whole)) return false;
    for (const list of constraint.partial) if (!containsOne(list, stocks[fact])) return false;
  }
  return true;
}

function hasOne(list: readonly string[], whole: ReadonlySet<string>): boolean {
  for (const text of list) if (whole.has(text)) return true;
  return false;
}

function containsOne(list: readonly string[], { whole, parts }: Stock): boolean {
  for (const part of list) {
    for (const text of whole) if (text.includes(part)) return true;
    for (const text of parts) if (text.includes(part)) return true;
  }
  return false;
}

function addUnwanted({ texts }: RuleConstraint, stocks: Stocks): boolean {
  let isNew = false;
  for (const fact of textFacts) {
    const { whole } = stocks[fact];
    const before = whole.size;
    for (const text of texts[fact]?.not ?? []) whole.add(text);
    isNew ||= whole.size > before;
  }
  return isNew;
}
