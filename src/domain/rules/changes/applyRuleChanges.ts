import type { PendingChange } from '../../changes/pendingChange.ts';
import { isRemoval } from '../../changes/removal.ts';
import { inOrderOf, withIncoming, type Incoming } from '../../shared/listOrder.ts';
import type { RuleDocument } from '../ruleDocument.ts';
import type { RuleValue } from './ruleEdits.ts';
import { RULE_ORDER_KEY, ruleIdOf } from './ruleKey.ts';

export const idOfRule = ({ ruleId }: RuleDocument): string => ruleId;

/**
 * The rules with these changes made. Published ones keep their places, new ones follow and one that comes back stands
 * where it stood; a pending order arranges them all.
 */
export function applyRuleChanges(
  published: readonly RuleDocument[],
  changes: readonly PendingChange[],
): readonly RuleDocument[] {
  const present = new Map(published.map((rule) => [rule.ruleId, rule]));
  const incoming: Incoming<RuleDocument>[] = [];
  let order: readonly string[] = [];
  for (const { key, value, valueId } of changes) {
    const ruleId = ruleIdOf(key) ?? '';
    const rule = value as RuleValue;
    if (key === RULE_ORDER_KEY) order = value as readonly string[];
    else if (isRemoval(rule)) present.delete(ruleId);
    else if (present.has(ruleId)) present.set(ruleId, rule);
    else incoming.push({ entry: rule, before: valueId });
  }
  return inOrderOf(withIncoming([...present.values()], incoming, idOfRule), order, idOfRule);
}
