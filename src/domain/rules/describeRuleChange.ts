import type {
  ChangeAspect,
  ChangeDescription,
  ChangeFace,
  ChangeGround,
  ChangeMove,
} from '../changes/changeDescription.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { inDecidingOrder } from './decidingOrder.ts';
import type { ReturnRule } from './returnRule.ts';
import { readRule, type RuleDocument } from './ruleDocument.ts';
import type { RuleValue } from './ruleEdits.ts';
import { RULE_ORDER_KEY } from './ruleKey.ts';
import { sentenceOf } from './ruleSentence.ts';

const NOTHING: ChangeFace = { kind: 'nothing' };

const ruleOf = (document: RuleDocument | undefined): ReturnRule | undefined => {
  const read = document && readRule(document);
  return read?.ok ? read.value : undefined;
};

const sentenceFace = (rule: ReturnRule | undefined): ChangeFace =>
  rule ? { kind: 'sentence', sentence: sentenceOf(rule) } : NOTHING;
const switchFace = (rule: ReturnRule): ChangeFace => ({ kind: 'word', word: rule.enabled ? 'on' : 'off' });
const priorityFace = (rule: ReturnRule): ChangeFace => ({ kind: 'number', value: rule.priority });

/** The place among the rules of its type as they decide, 1 for the first. */
function placeOf({ rulesConfig = [] }: CompanyConfiguration, { ruleId, ruleType }: ReturnRule): number {
  const rules = rulesConfig.flatMap((document) => (document.ruleType === ruleType ? (ruleOf(document) ?? []) : []));
  return inDecidingOrder(rules).findIndex((rule) => rule.ruleId === ruleId) + 1;
}

function changedAspects(before: ReturnRule, after: ReturnRule): readonly ChangeAspect[] {
  const aspects: readonly ChangeAspect[] = [
    { aspect: 'name', before: { kind: 'text', text: before.name }, after: { kind: 'text', text: after.name } },
    { aspect: 'rule', before: sentenceFace(before), after: sentenceFace(after) },
    { aspect: 'switch', before: switchFace(before), after: switchFace(after) },
    { aspect: 'priority', before: priorityFace(before), after: priorityFace(after) },
  ];
  return aspects.filter((aspect) => !deepEqual(aspect.before, aspect.after));
}

/** Where a rule of which only the priority changed stands now. */
function movesOf(aspects: readonly ChangeAspect[], rule: ReturnRule, ground: ChangeGround): readonly ChangeMove[] {
  if (aspects.length !== 1 || aspects[0]?.aspect !== 'priority') return [];
  const from = placeOf(ground.before, rule);
  const to = placeOf(ground.after, rule);
  return from > 0 && to > 0 && from !== to ? [{ kind: 'moved', name: rule.name, from, to }] : [];
}

/** The rules by name in the order they are listed; by id where one is not there any more. */
function orderFace(ids: unknown, ground: ChangeGround): ChangeFace {
  const known = [ground.after, ground.before].flatMap(({ rulesConfig = [] }) => rulesConfig);
  const names = new Map(known.map(({ ruleId, ruleDescription }) => [ruleId, ruleDescription]));
  return { kind: 'list', items: (ids as readonly string[]).map((id) => names.get(id) ?? id) };
}

/** A change of a return rule in words and values: what it says, and where a mere move takes it. */
export function describeRuleChange(change: PendingChange, ground: ChangeGround): ChangeDescription {
  if (change.key === RULE_ORDER_KEY) {
    const aspects = [{ before: orderFace(change.originalValue, ground), after: orderFace(change.value, ground) }];
    return { title: 'ruleOrder', act: 'changed', aspects, moves: [] };
  }
  const value = change.value as RuleValue;
  const original = change.originalValue as RuleDocument | undefined;
  const before = ruleOf(original);
  if (value === 'removed') {
    const aspects: readonly ChangeAspect[] = [{ aspect: 'rule', before: sentenceFace(before), after: NOTHING }];
    return { title: 'rule', code: original?.ruleDescription ?? '', act: 'removed', aspects, moves: [] };
  }
  const after = ruleOf(value);
  const code = value.ruleDescription;
  if (!before || !after) {
    const aspects: readonly ChangeAspect[] = [{ aspect: 'rule', before: NOTHING, after: sentenceFace(after) }];
    return { title: 'rule', code, act: original ? 'changed' : 'added', aspects, moves: [] };
  }
  const aspects = changedAspects(before, after);
  return { title: 'rule', code, act: 'changed', aspects, moves: movesOf(aspects, after, ground) };
}
