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
  const plain = ['-', '_', '*', '#'].find((character) => !used.has(character));
  if (plain !== undefined) return plain;
  let code = PRIVATE_USE;
  while (used.has(String.fromCharCode(code))) code += 1;
  return String.fromCharCode(code);
}

/** Finds an item in no return window: with every fact if possible, else without one fact, else without any. */
export function findUncovered(windows: readonly ConstrainedRule[], strange: string): readonly RuleFinding[] {
  const worlds = [ALL_FACTS, ...ruleFacts.map((fact) => without(ALL_FACTS, fact)), 0];
  for (const facts of worlds) {
    // A window that uses a fact that the item lacks cannot fire.
    const avoid = windows.map(({ constraint }) => constraint).filter((constraint) => (constraint.facts & ~facts) === 0);
    const escape = findCounterexample({ constraint: noConstraint, facts, avoid, strange });
    if (escape.kind === 'item') return [{ kind: 'no-window', example: escape.makeItem() }];
  }
  return [];
}

type FindOverlapping = (constraint: RuleConstraint, before: number) => readonly ConstrainedRule[];

export const excludedTexts = (rules: readonly ConstrainedRule[]): ReadonlySet<string> =>
  new Set(rules.flatMap(({ constraint }) => textFacts.flatMap((fact) => constraint.texts[fact]?.not ?? [])));

/** Indexes rules by one required list, because items contain only texts of their constraint or `unwanted` texts. */
export function makeOverlapIndex(rules: readonly ConstrainedRule[], unwanted: ReadonlySet<string>): FindOverlapping {
  const open: number[] = [];
  const byText = new Map<string, number[]>();
  for (const [place, { constraint }] of rules.entries()) {
    const list = textFacts.flatMap((fact) => constraint.texts[fact]?.full ?? [])[0];
    if (!list || list.some((text) => unwanted.has(text))) open.push(place);
    else
      for (const text of list) {
        const filed = byText.get(text);
        if (filed) filed.push(place);
        else byText.set(text, [place]);
      }
  }
  return ({ texts, facts }, before) => {
    const filed = new Set<number>();
    for (const fact of textFacts)
      for (const text of texts[fact]?.full.flat() ?? []) for (const place of byText.get(text) ?? []) filed.add(place);
    const rivals: number[] = [];
    for (const places of [open, filed])
      for (const place of places)
        if (place < before && ((rules[place]?.constraint.facts ?? 0) & ~facts) === 0) rivals.push(place);
    return rivals.toSorted((left, right) => left - right).flatMap((place) => rules[place] ?? []);
  };
}
