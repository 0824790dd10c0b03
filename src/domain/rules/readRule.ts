import { err, ok, type Result } from '../shared/result.ts';
import { readCondition } from './conditions/readCondition.ts';
import type { ReturnRule } from './returnRule.ts';
import type { RuleCondition } from './conditions/ruleCondition.ts';
import { hasParams, ruleTypeTraits } from './ruleType.ts';
import type { RuleDocument } from '../company/parts/ruleDocument.ts';

export type RuleDocumentError =
  | { readonly kind: 'condition-unreadable'; readonly index: number }
  | { readonly kind: 'event-unreadable' };

/** Parses a rule of the configuration. Unknown event params are preserved. */
export function readRule(document: RuleDocument): Result<ReturnRule, RuleDocumentError> {
  const { ruleId, ruleType, ruleDescription: name, enabled, isDefault, rule } = document;
  const conditions: RuleCondition[] = [];
  for (const [index, each] of rule.conditions.all.entries()) {
    const condition = readCondition(each);
    if (!condition) return err({ kind: 'condition-unreadable', index });
    conditions.push(condition);
  }
  const eventData = rule.event.params['actionValue'];
  if (rule.event.type !== ruleTypeTraits[ruleType].eventType || !hasParams(ruleType, eventData))
    return err({ kind: 'event-unreadable' });
  const { priority } = rule;
  const body = { ruleId, ruleType, name, conditions, eventData, priority, enabled, ...(isDefault && { isDefault }) };
  return ok(body as ReturnRule);
}
