import type { RuleType } from '../../../src/domain/company/parts/ruleDocument.ts';
import { compileRules } from '../../../src/domain/rules/evaluation/compileRules.ts';
import type { OrderItem } from '../../../src/domain/rules/evaluation/orderItem.ts';
import { onlyIfReturnable, overriddenBy } from '../../../src/domain/rules/evaluation/overridingType.ts';
import type { ReturnRule } from '../../../src/domain/rules/returnRule.ts';
import { ruleTypes } from '../../../src/domain/rules/ruleType.ts';
import { deepEqual } from '../../../src/domain/shared/deepEqual.ts';

/** Effect of a rule on an item. `moot` means that the item is not sent back. */
type Effect = ReturnRule['eventData'] | 'moot' | undefined;

/**
 * Items whose decisions differ between two sets of rules, found by evaluating each item: the expected result of
 * `ImpactCount`. For an item that becomes returnable or non-returnable, the rule types in `onlyIfReturnable` are omitted.
 */
export function changedItems(
  items: readonly OrderItem[],
  before: readonly ReturnRule[],
  after: readonly ReturnRule[],
): readonly { readonly item: number; readonly types: readonly RuleType[] }[] {
  const [evaluateBefore, evaluateAfter] = [before, after].map(evaluator) as [Evaluate, Evaluate];
  return items.flatMap((item, nth) => {
    const [[wasForbidden, old], [isForbidden, fresh]] = [evaluateBefore(item), evaluateAfter(item)];
    const types = ruleTypes.filter(
      (type, at) => !deepEqual(old[at], fresh[at]) && (wasForbidden === isForbidden || !onlyIfReturnable.has(type)),
    );
    return types.length > 0 ? [{ item: nth, types }] : [];
  });
}

type Evaluate = (item: OrderItem) => readonly [isForbidden: boolean, effects: readonly Effect[]];

function evaluator(rules: readonly ReturnRule[]): Evaluate {
  const compiled = compileRules(rules);
  return (item) => {
    const { deciding } = compiled.decide(item);
    const fires = (type: RuleType): boolean => deciding[type] !== undefined;
    const effects = ruleTypes.map((type): Effect => {
      const above = overriddenBy(type, fires);
      if (above === undefined) return deciding[type]?.eventData;
      return above === 'ORDER_EXCEPTION' ? undefined : 'moot';
    });
    return [fires('NON_RETURNABLE_ITEM') && !fires('ORDER_EXCEPTION'), effects];
  };
}
