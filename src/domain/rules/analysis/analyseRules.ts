import { overridingType } from '../evaluation/overridingType.ts';
import { compareRank, inDecidingOrder, type ReturnRule } from '../returnRule.ts';
import { ruleTypes } from '../ruleType.ts';
import type { RuleType } from '../../company/parts/ruleDocument.ts';
import { analyseReachability } from './analyseReachability.ts';
import { canHoldTogether, impossibleFacts } from './canHold.ts';
import type { RuleFinding } from './ruleFinding.ts';
import {
  sameEffect,
  type ConstrainedRule,
  constraintOf,
  ALL_FACTS,
  noConstraint,
  without,
  type RuleConstraint,
} from './ruleConstraint.ts';
import { foldTexts } from '../conditions/foldText.ts';
import { isTextCondition } from '../conditions/ruleCondition.ts';
import { ruleFacts, textFacts } from '../conditions/facts.ts';
import { findCounterexample } from './findCounterexample.ts';
import { groupBy } from '../../shared/grouping.ts';

/** Analyses the enabled rules for all possible items, even if facts are missing. Returns `too-complex` if it is slow. */
export function analyseRules(rules: readonly ReturnRule[]): readonly RuleFinding[] {
  const findings: RuleFinding[] = [];
  const byType = new Map<RuleType, readonly ConstrainedRule[]>(ruleTypes.map((type) => [type, []]));
  const sentinel = sentinelCharacter(rules);
  for (const type of ruleTypes) {
    const ordered = inDecidingOrder(rules.filter((rule) => rule.enabled && rule.ruleType === type));
    const satisfiable: ConstrainedRule[] = [];
    for (const rule of ordered) {
      if (rule.isDefault && rule.conditions.length > 0) findings.push({ kind: 'narrowed', rule });
      const constraint = constraintOf(rule.conditions);
      const facts = impossibleFacts(constraint);
      if (facts.length === 0) satisfiable.push({ rule, constraint });
      else findings.push({ kind: 'never-fires', rule, facts });
    }
    byType.set(type, satisfiable);
  }
  const excluded = excludedTexts([...byType.values()].flat());
  const overlappingOf = new Map([...byType].map(([type, ofType]) => [type, makeOverlapIndex(ofType, excluded)]));
  for (const [type, ofType] of byType) {
    const above = overridingType[type];
    for (const [index, rule] of ofType.entries()) {
      const before = overlappingOf.get(type)?.(rule.constraint, index) ?? [];
      const overriding = (above && overlappingOf.get(above)?.(rule.constraint, Infinity)) ?? [];
      const reachability = analyseReachability(rule, before, overriding, sentinel);
      if (reachability) findings.push(reachability);
      findings.push(...analyseEquals(rule, equalsBefore(ofType, index), reachability));
    }
  }
  return [...findings, ...findUncovered(byType.get('RETURN_WINDOWS') ?? [], sentinel)];
}

function equalsBefore(ofType: readonly ConstrainedRule[], index: number): readonly ConstrainedRule[] {
  const isEqual = (other: ConstrainedRule | undefined): boolean =>
    other !== undefined && compareRank(other.rule, ofType[index]?.rule ?? other.rule) === 0;
  let first = index;
  while (isEqual(ofType[first - 1])) first -= 1;
  return ofType.slice(first, index);
}

function analyseEquals(
  { rule, constraint }: ConstrainedRule,
  equals: readonly ConstrainedRule[],
  reachability: RuleFinding | undefined,
): readonly RuleFinding[] {
  const repeated = reachability?.kind === 'duplicate' ? reachability.of : undefined;
  const overlappingEquals = equals
    .filter((other) => other.rule !== repeated && canHoldTogether(constraint, other.constraint))
    .map((other) => other.rule);
  const otherEffectRules = overlappingEquals.filter((other) => !sameEffect(other, rule));
  const sameEffectRules = overlappingEquals.filter((other) => sameEffect(other, rule));
  return [
    ...(otherEffectRules.length > 0 ? [{ kind: 'contradicts' as const, rule, others: otherEffectRules }] : []),
    ...(sameEffectRules.length > 0 ? [{ kind: 'ties' as const, rule, others: sameEffectRules }] : []),
  ];
}

const PRIVATE_USE = 0xe000;

/** A character that no rule text contains and that case folding does not change. */
export function sentinelCharacter(rules: readonly ReturnRule[]): string {
  const used = new Set(
    rules.flatMap((rule) =>
      rule.conditions
        .filter(isTextCondition)
        .flatMap((condition) => foldTexts(condition.value).flatMap((text) => [...text])),
    ),
  );
  const unusedCharacter = ['-', '_', '*', '#'].find((character) => !used.has(character));
  if (unusedCharacter !== undefined) return unusedCharacter;
  let code = PRIVATE_USE;
  while (used.has(String.fromCharCode(code))) code += 1;
  return String.fromCharCode(code);
}

/** Finds an item that is in no return window: with every fact if possible, otherwise without one or all facts. */
export function findUncovered(windows: readonly ConstrainedRule[], sentinel: string): readonly RuleFinding[] {
  const factSets = [ALL_FACTS, ...ruleFacts.map((fact) => without(ALL_FACTS, fact)), 0];
  for (const facts of factSets) {
    // Skip windows that use a missing fact, because they cannot fire.
    const avoid = windows.map(({ constraint }) => constraint).filter((constraint) => (constraint.facts & ~facts) === 0);
    const escape = findCounterexample({ constraint: noConstraint, facts, avoid, sentinel });
    if (escape.kind === 'item') return [{ kind: 'no-window', example: escape.makeItem() }];
  }
  return [];
}

type FindOverlapping = (constraint: RuleConstraint, before: number) => readonly ConstrainedRule[];

const excludedTexts = (rules: readonly ConstrainedRule[]): ReadonlySet<string> =>
  new Set(rules.flatMap(({ constraint }) => textFacts.flatMap((fact) => constraint.texts[fact]?.not ?? [])));

/** Finds rules that can fire for the same item. Indexes a rule by the texts of one list of which an item needs one. */
function makeOverlapIndex(rules: readonly ConstrainedRule[], excluded: ReadonlySet<string>): FindOverlapping {
  const unindexed: number[] = [];
  const indexed: { readonly text: string; readonly index: number }[] = [];
  for (const [index, { constraint }] of rules.entries()) {
    const list = textFacts.flatMap((fact) => constraint.texts[fact]?.full ?? [])[0];
    if (!list || list.some((text) => excluded.has(text))) unindexed.push(index);
    else for (const text of list) indexed.push({ text, index });
  }
  const byText = groupBy(indexed, ({ text }) => text);
  return ({ texts, facts }, before) => {
    const candidateIndexes = new Set<number>();
    for (const fact of textFacts)
      for (const text of texts[fact]?.full.flat() ?? [])
        for (const { index } of byText.get(text) ?? []) candidateIndexes.add(index);
    const overlapping: number[] = [];
    for (const indexes of [unindexed, candidateIndexes])
      for (const index of indexes)
        if (index < before && ((rules[index]?.constraint.facts ?? 0) & ~facts) === 0) overlapping.push(index);
    return overlapping.toSorted((left, right) => left - right).flatMap((index) => rules[index] ?? []);
  };
}
