import type { PendingChange } from '../../changes/pendingChange.ts';
import { isRemoval } from '../../changes/removal.ts';
import { readRule, type RuleDocument } from '../ruleDocument.ts';
import { RULE_ORDER_KEY, ruleIdOf } from './ruleKey.ts';

/** A rule of this id; one that was published may say what this release cannot read. */
function isRuleWithId(value: unknown, ruleId: string): value is RuleDocument {
  return typeof value === 'object' && value !== null && (value as Partial<RuleDocument>).ruleId === ruleId;
}

function isReadable(document: RuleDocument): boolean {
  try {
    return typeof document.ruleDescription === 'string' && readRule(document).ok;
  } catch {
    // Storage may hold anything under the right id.
    return false;
  }
}

const isOrder = (value: unknown): boolean => Array.isArray(value) && value.every((id) => typeof id === 'string');

/** Whether a change is one of return rules, in key and in the shape of both values. */
export function isRuleChange({ type, key, value, originalValue }: PendingChange): boolean {
  if (type !== 'RULES') return false;
  if (key === RULE_ORDER_KEY) return isOrder(value) && isOrder(originalValue);
  const ruleId = ruleIdOf(key);
  if (ruleId === undefined) return false;
  const isValue = isRemoval(value) || (isRuleWithId(value, ruleId) && isReadable(value));
  return isValue && (originalValue === undefined || isRuleWithId(originalValue, ruleId));
}
