import type { PendingChange } from '../../changes/pendingChange.ts';
import { REMOVED } from '../../changes/removal.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { anchorsOf, isInSameOrder } from '../../shared/listOrder.ts';
import { applyRuleChanges, idOfRule } from './applyRuleChanges.ts';
import { isRuleChange } from './isRuleChange.ts';
import type { RuleDocument } from '../ruleDocument.ts';
import { RULE_ORDER_KEY, ruleKey } from './ruleKey.ts';

/**
 * The changes that make one list of rules the other, their order among them only where it needs saying: among rules of
 * equal priority, the one that is listed first decides.
 */
export function ruleDifference(from: readonly RuleDocument[], to: readonly RuleDocument[]): readonly PendingChange[] {
  const [before, after] = [from, to].map((rules) => new Map(rules.map((rule) => [rule.ruleId, rule])));
  const [originalOrder, order] = [from.map(idOfRule), to.map(idOfRule)];
  const anchors = anchorsOf(originalOrder, order);
  const changes = [...new Set([...originalOrder, ...order])]
    .map((ruleId): PendingChange => {
      const valueId = anchors.get(ruleId);
      return {
        type: 'RULES',
        key: ruleKey(ruleId),
        value: after?.get(ruleId) ?? REMOVED,
        originalValue: before?.get(ruleId),
        ...(valueId !== undefined && { valueId }),
      };
    })
    .filter((change) => !deepEqual(change.value, change.originalValue) && isRuleChange(change));
  if (isInSameOrder(applyRuleChanges(from, changes).map(idOfRule), order)) return changes;
  return [...changes, { type: 'RULES', key: RULE_ORDER_KEY, value: order, originalValue: originalOrder }];
}
