import { overridingType } from '../evaluation/overridingType.ts';
import { compareRank, inDecidingOrder, type ReturnRule } from '../returnRule.ts';
import { ruleTypes } from '../ruleType.ts';
import type { RuleType } from '../../company/parts/ruleDocument.ts';
import { analyseReachability } from './analyseReachability.ts';
import { canHoldTogether, impossibleFacts } from './canHold.ts';
import { findUncovered } from './findUncovered.ts';
import { makeOverlapIndex, excludedTexts } from './overlapIndex.ts';
import type { RuleFinding } from './ruleFinding.ts';
import { sameEffect, type ConstrainedRule, constraintOf } from './ruleConstraint.ts';
import { sentinelCharacter } from './sentinelCharacter.ts';

/** Analyses the enabled rules. Exact for every item, even with missing facts. Slow searches give `too-complex`. */
export function analyseRules(rules: readonly ReturnRule[]): readonly RuleFinding[] {
  const findings: RuleFinding[] = [];
  const byType = new Map<RuleType, readonly ConstrainedRule[]>(ruleTypes.map((type) => [type, []]));
  const strange = sentinelCharacter(rules);
  for (const type of ruleTypes) {
    const ordered = inDecidingOrder(rules.filter((rule) => rule.enabled && rule.ruleType === type));
    const able: ConstrainedRule[] = [];
    for (const rule of ordered) {
      if (rule.isDefault && rule.conditions.length > 0) findings.push({ kind: 'narrowed', rule });
      const constraint = constraintOf(rule.conditions);
      const facts = impossibleFacts(constraint);
      if (facts.length === 0) able.push({ rule, constraint });
      else findings.push({ kind: 'never-fires', rule, facts });
    }
    byType.set(type, able);
  }
  const unwanted = excludedTexts([...byType.values()].flat());
  const rivalsOf = new Map([...byType].map(([type, ofType]) => [type, makeOverlapIndex(ofType, unwanted)]));
  for (const [type, ofType] of byType) {
    const above = overridingType[type];
    for (const [place, rule] of ofType.entries()) {
      const before = rivalsOf.get(type)?.(rule.constraint, place) ?? [];
      const overriding = (above && rivalsOf.get(above)?.(rule.constraint, Infinity)) ?? [];
      const standing = analyseReachability(rule, before, overriding, strange);
      if (standing) findings.push(standing);
      findings.push(...analyseEquals(rule, equalsBefore(ofType, place), standing));
    }
  }
  return [...findings, ...findUncovered(byType.get('RETURN_WINDOWS') ?? [], strange)];
}

function equalsBefore(ofType: readonly ConstrainedRule[], place: number): readonly ConstrainedRule[] {
  const isEqual = (other: ConstrainedRule | undefined): boolean =>
    other !== undefined && compareRank(other.rule, ofType[place]?.rule ?? other.rule) === 0;
  let first = place;
  while (isEqual(ofType[first - 1])) first -= 1;
  return ofType.slice(first, place);
}

function analyseEquals(
  { rule, constraint }: ConstrainedRule,
  equals: readonly ConstrainedRule[],
  standing: RuleFinding | undefined,
): readonly RuleFinding[] {
  const repeated = standing?.kind === 'duplicate' ? standing.of : undefined;
  const both = equals
    .filter((other) => other.rule !== repeated && canHoldTogether(constraint, other.constraint))
    .map((other) => other.rule);
  const different = both.filter((other) => !sameEffect(other, rule));
  const same = both.filter((other) => sameEffect(other, rule));
  return [
    ...(different.length > 0 ? [{ kind: 'contradicts' as const, rule, others: different }] : []),
    ...(same.length > 0 ? [{ kind: 'ties' as const, rule, others: same }] : []),
  ];
}
