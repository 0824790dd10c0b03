import type { RuleDocument, RuleType } from '../company/parts/ruleDocument.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { movedIds } from '../shared/listMoves.ts';
import { foldText } from './conditions/foldText.ts';
import { readRule } from './readRule.ts';
import { inDecidingOrder, type ReturnRule, DEFAULT_RULE_PRIORITY } from './returnRule.ts';

export type ListedRule = ReturnRule & { readonly ruleId: string };

export type RuleState = 'published' | 'added' | 'changed' | 'moved' | 'removed';

const parsedRules = new WeakMap<RuleDocument, ListedRule | undefined>();

export function listedRule(document: RuleDocument): ListedRule | undefined {
  if (parsedRules.has(document)) return parsedRules.get(document);
  const rule = readRule(document);
  const parsedRule = rule.ok ? { ...rule.value, ruleId: document.ruleId } : undefined;
  parsedRules.set(document, parsedRule);
  return parsedRule;
}

export const listedRules = (documents: readonly RuleDocument[]): readonly ListedRule[] =>
  documents.flatMap((document) => listedRule(document) ?? []);

export const rulesOfType = (documents: readonly RuleDocument[], type: RuleType): readonly ListedRule[] =>
  inDecidingOrder(listedRules(documents.filter((document) => document.ruleType === type)));

/** Status relative to the published version. Ignores the priority, because a move also raises other rules. */
export function stateOfRule(
  published: ListedRule | undefined,
  pending: ListedRule | undefined,
  isMoved: boolean,
): RuleState {
  if (!pending) return 'removed';
  if (!published) return 'added';
  if (!deepEqual({ ...published, priority: 0 }, { ...pending, priority: 0 })) return 'changed';
  return isMoved ? 'moved' : 'published';
}

/** Changes the priorities of rules so that their order is `orderedIds`. Unknown ids are ignored. Defaults stay last. */
export function arrangeRules(rules: readonly ListedRule[], orderedIds: readonly string[]): readonly ListedRule[] {
  const idsOf = (rulesToSort: readonly ListedRule[]): readonly string[] =>
    inDecidingOrder(rulesToSort).flatMap(({ ruleId, isDefault }) => (isDefault ? [] : [ruleId]));
  const presentIds = new Set(idsOf(rules));
  const order = orderedIds.filter((id) => presentIds.has(id));
  let arranged = rules;
  // Each rule moves directly behind its predecessor, which is already at its final position.
  for (const id of movedIds(idsOf(rules), order)) {
    const rule = arranged.find(({ ruleId }) => ruleId === id);
    const others = idsOf(arranged).filter((other) => other !== id);
    const follows = order[order.indexOf(id) - 1];
    if (rule) arranged = moveRule(arranged, rule, follows === undefined ? 0 : others.indexOf(follows) + 1);
  }
  return arranged;
}

/** Changes priorities so that a rule is above or below all of `others`, even if the list order changes. */
export function moveApart(
  rules: readonly ListedRule[],
  ruleId: string,
  side: 'above' | 'below',
  others: readonly string[],
): readonly ListedRule[] {
  const rule = rules.find((each) => each.ruleId === ruleId);
  const otherRules = inDecidingOrder(rules).filter((each) => each !== rule && !each.isDefault);
  const otherIndexes = otherRules.flatMap((each, index) => (others.includes(each.ruleId) ? [index] : []));
  if (!rule || otherIndexes.length === 0) return rules;
  const to = side === 'above' ? Math.min(...otherIndexes) : Math.max(...otherIndexes) + 1;
  return moveRule(rules, rule, to, true);
}

/** `wishedName` if no other rule of the type has it; otherwise with the first unused number from 2 [RL-6]. */
export function freeRuleName(wishedName: string, others: readonly ListedRule[]): string {
  const usedNames = new Set(others.map(({ name }) => foldText(name)));
  let name = wishedName;
  for (let number = 2; usedNames.has(foldText(name)); number += 1) name = `${wishedName} ${number}`;
  return name;
}

/**
 * Moves a rule to index `to` in the order of evaluation and changes as few priorities as possible. The rule gets a priority
 * between its neighbours, or the priorities of the rules above it are increased. With `isApart`, its priority differs from both neighbours.
 * Default rules stay last.
 */
export function moveRule<Rule extends ReturnRule>(
  rules: readonly Rule[],
  moved: Rule,
  to: number,
  isApart = false,
): readonly Rule[] {
  if (moved.isDefault || !rules.includes(moved)) return rules;
  const others = inDecidingOrder(rules).filter((rule) => rule !== moved && !rule.isDefault);
  const targetOrder = others.toSpliced(Math.max(0, to), 0, moved);
  const listIndexes = new Map(rules.map((rule, index) => [rule, index]));
  /** Minimum priority that puts a rule before another. Equal priorities suffice if the list order is right. */
  const leastBefore = (rule: Rule, below: Rule, priority: number): number =>
    (listIndexes.get(rule) ?? 0) < (listIndexes.get(below) ?? 0) && !(isApart && (rule === moved || below === moved))
      ? priority
      : priority + 1;

  const priorities = new Map<Rule, number>();
  let below: Rule | undefined;
  for (const [index, rule] of [...targetOrder.entries()].toReversed()) {
    const least = below ? leastBefore(rule, below, priorities.get(below) ?? 0) : DEFAULT_RULE_PRIORITY;
    const above = targetOrder[index - 1];
    const max = above ? above.priority - leastBefore(above, rule, 0) : Infinity;
    const currentPriority = rule === moved ? Math.min(rule.priority, max) : rule.priority;
    // Do not raise the last rule, because it may have a priority below the default.
    priorities.set(rule, below || rule === moved ? Math.max(least, currentPriority) : rule.priority);
    below = rule;
  }
  return rules.map((rule) => {
    const priority = priorities.get(rule) ?? rule.priority;
    return priority === rule.priority ? rule : { ...rule, priority };
  });
}
