import type { RuleDocument, RuleType } from '../company/parts/ruleDocument.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { movedIds } from '../shared/listMoves.ts';
import { foldText } from './conditions/foldText.ts';
import { moveRule } from './moveRule.ts';
import { readRule } from './readRule.ts';
import { inDecidingOrder, type ReturnRule } from './returnRule.ts';

export type ListedRule = ReturnRule & { readonly ruleId: string };

export type RuleState = 'published' | 'added' | 'changed' | 'moved' | 'removed';

const read = new WeakMap<RuleDocument, ListedRule | undefined>();

/** Parses a document once. `undefined` if it is invalid. */
export function listedRule(document: RuleDocument): ListedRule | undefined {
  if (read.has(document)) return read.get(document);
  const rule = readRule(document);
  const listed = rule.ok ? { ...rule.value, ruleId: document.ruleId } : undefined;
  read.set(document, listed);
  return listed;
}

export const listedRules = (documents: readonly RuleDocument[]): readonly ListedRule[] =>
  documents.flatMap((document) => listedRule(document) ?? []);

/** In deciding order [RL-4]. */
export const rulesOfType = (documents: readonly RuleDocument[], type: RuleType): readonly ListedRule[] =>
  inDecidingOrder(listedRules(documents.filter((document) => document.ruleType === type)));

/** Status relative to the published version. Priority is ignored, because a move also raises other rules. */
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

/** The rules of a type with priorities that produce the wanted order. Unknown ids are ignored. Defaults stay last. */
export function arrangeRules(rules: readonly ListedRule[], wanted: readonly string[]): readonly ListedRule[] {
  const idsOf = (of: readonly ReturnRule[]): readonly string[] =>
    inDecidingOrder(of).flatMap(({ ruleId, isDefault }) => (isDefault || ruleId === undefined ? [] : [ruleId]));
  const present = new Set(idsOf(rules));
  const order = wanted.filter((id) => present.has(id));
  let arranged: readonly ReturnRule[] = rules;
  // Each rule moves directly behind its predecessor, which is already at its final position.
  for (const id of movedIds(idsOf(rules), order)) {
    const rule = arranged.find(({ ruleId }) => ruleId === id);
    const others = idsOf(arranged).filter((other) => other !== id);
    const follows = order[order.indexOf(id) - 1];
    if (rule) arranged = moveRule(arranged, rule, follows === undefined ? 0 : others.indexOf(follows) + 1);
  }
  return arranged as readonly ListedRule[];
}

/** Changes priorities so that a rule is above or below all of `others`. Priorities alone then decide. */
export function putApart(
  rules: readonly ListedRule[],
  ruleId: string,
  side: 'above' | 'below',
  others: readonly string[],
): readonly ListedRule[] {
  const rule = rules.find((each) => each.ruleId === ruleId);
  const left = inDecidingOrder(rules).filter((each) => each !== rule && !each.isDefault);
  const places = left.flatMap((each, place) => (others.includes(each.ruleId) ? [place] : []));
  if (!rule || places.length === 0) return rules;
  const to = side === 'above' ? Math.min(...places) : Math.max(...places) + 1;
  return moveRule(rules, rule, to, true) as readonly ListedRule[];
}

/** The wished name if no other rule of the type has it, or else with the first free number [RL-6]. */
export function freeRuleName(wished: string, others: readonly ListedRule[]): string {
  const usedNames = new Set(others.map(({ name }) => foldText(name)));
  let name = wished;
  for (let number = 2; usedNames.has(foldText(name)); number += 1) name = `${wished} ${number}`;
  return name;
}
