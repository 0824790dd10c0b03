import { dayOfDate } from '../conditions/calendarDate.ts';
import { intersectRanges, rangeOf, type NumberRange } from '../conditions/conditionRange.ts';
import {
  byFact,
  isDateFact,
  numberFacts,
  ruleFacts,
  textFacts,
  type NumberFact,
  type RuleFact,
  type TextFact,
} from '../conditions/facts.ts';
import { foldTexts } from '../conditions/foldText.ts';
import { isTextCondition, type RuleCondition } from '../conditions/ruleCondition.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import type { ReturnRule } from '../returnRule.ts';

export type TextConstraint = {
  readonly full: readonly (readonly string[])[];
  readonly partial: readonly (readonly string[])[];
  readonly not: readonly string[];
};

export const NO_TEXTS: TextConstraint = { full: [], partial: [], not: [] };

export type RuleConstraint = {
  readonly facts: number;
  readonly texts: { readonly [Fact in TextFact]?: TextConstraint };
  readonly numbers: { readonly [Fact in NumberFact]?: NumberRange };
};

const bits = byFact(ruleFacts, (fact) => 1 << ruleFacts.indexOf(fact));
export const ALL_FACTS = (1 << ruleFacts.length) - 1;
export const mentions = (facts: number, fact: RuleFact): boolean => (facts & bits[fact]) !== 0;
export const without = (facts: number, fact: RuleFact): number => facts & ~bits[fact];

export const possibleNumbers = byFact(numberFacts, (fact): NumberRange =>
  isDateFact(fact)
    ? { least: dayOfDate('0100-01-01') ?? 0, most: dayOfDate('9999-12-31') ?? 0 }
    : { least: 0, most: Number.MAX_VALUE },
);

export const noConstraint: RuleConstraint = { facts: 0, texts: {}, numbers: {} };

export const constraintOf = (conditions: readonly RuleCondition[]): RuleConstraint =>
  conditions.map(constraintOfCondition).reduce(bothConstraints, noConstraint);

function constraintOfCondition(condition: RuleCondition): RuleConstraint {
  const facts = bits[condition.fact];
  if (!isTextCondition(condition)) {
    const range = intersectRanges([rangeOf(condition), possibleNumbers[condition.fact]]);
    return { facts, texts: {}, numbers: { [condition.fact]: range } };
  }
  const listedTexts = foldTexts(condition.value);
  const constraint: TextConstraint = {
    full: condition.operator === 'fullMatch' ? [listedTexts] : [],
    partial: condition.operator === 'partialMatch' ? [listedTexts] : [],
    not: condition.operator === 'notFullMatch' ? listedTexts : [],
  };
  return { facts, texts: { [condition.fact]: constraint }, numbers: {} };
}

function bothConstraints(left: RuleConstraint, right: RuleConstraint): RuleConstraint {
  if (left.facts === 0) return right;
  const texts: { [Fact in TextFact]?: TextConstraint } = { ...left.texts };
  for (const fact of textFacts) {
    const [a, b] = [left.texts[fact], right.texts[fact]];
    if (b) texts[fact] = a ? mergeTextConstraints(a, b) : b;
  }
  const numbers: { [Fact in NumberFact]?: NumberRange } = { ...left.numbers };
  for (const fact of numberFacts) {
    const [a, b] = [left.numbers[fact], right.numbers[fact]];
    if (b) numbers[fact] = a ? intersectRanges([a, b]) : b;
  }
  return { facts: left.facts | right.facts, texts, numbers };
}

export const mergeTextConstraints = (left: TextConstraint, right: TextConstraint): TextConstraint => ({
  full: [...left.full, ...right.full],
  partial: [...left.partial, ...right.partial],
  not: [...left.not, ...right.not],
});

export type ConstrainedRule = { readonly rule: ReturnRule; readonly constraint: RuleConstraint };

export const sameEffect = (left: ReturnRule, right: ReturnRule): boolean => deepEqual(left.eventData, right.eventData);
