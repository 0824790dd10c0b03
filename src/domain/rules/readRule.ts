import { err, ok, type Result } from '../shared/result.ts';
import { readCondition } from './conditions/readCondition.ts';
import type { ReturnRule } from './returnRule.ts';
import type { RuleCondition } from './conditions/ruleCondition.ts';
import { ruleTypeTraits } from './ruleType.ts';
import type { RuleDocument, RuleType } from '../company/parts/ruleDocument.ts';

export type RuleDocumentError =
  | { readonly kind: 'condition-unreadable'; readonly index: number }
  | { readonly kind: 'event-unreadable' };

const isValidByKind: Readonly<Record<'number' | 'text' | 'boolean' | 'true', (value: unknown) => boolean>> = {
  number: (value) => Number.isFinite(value),
  text: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  true: (value) => value === true,
};

function isEventData(ruleType: RuleType, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = Object.entries(ruleTypeTraits[ruleType].params) as readonly (readonly [
    string,
    keyof typeof isValidByKind,
  ])[];
  return fields.every(([field, kind]) => Object.hasOwn(value, field) && isValidByKind[kind]((value as never)[field]));
}

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
  if (rule.event.type !== ruleTypeTraits[ruleType].eventType || !isEventData(ruleType, eventData))
    return err({ kind: 'event-unreadable' });
  const { priority } = rule;
  const body = { ruleId, ruleType, name, conditions, eventData, priority, enabled, ...(isDefault && { isDefault }) };
  return ok(body as ReturnRule);
}
