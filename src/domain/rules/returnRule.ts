import type { RuleCondition } from './conditions/ruleCondition.ts';
import type { RuleEventData } from './ruleType.ts';
import type { RuleType } from '../company/parts/ruleDocument.ts';

/** Priority of a rule without its own priority [RL-2]. Higher priorities are evaluated first. */
export const DEFAULT_RULE_PRIORITY = 1;

/** Dates of an item from which a return window can be counted. Stored windows may also have other names of dates. */
export const windowStarts = ['purchaseDate', 'deliveryDate', 'shippingDate'] as const;

/** A return rule [RL-2]. Fires for an item if all conditions hold, so always without conditions. */
export type ReturnRule<Type extends RuleType = RuleType> = {
  readonly [Each in Type]: {
    readonly ruleId?: string | undefined;
    readonly ruleType: Each;
    readonly name: string;
    readonly conditions: readonly RuleCondition[];
    readonly eventData: RuleEventData[Each];
    readonly priority: number;
    readonly enabled: boolean;
    /** True if the rule is evaluated after all others of its type, whatever its priority. */
    readonly isDefault?: boolean | undefined;
  };
}[Type];

/** Compares rules: negative if `left` is evaluated before `right`, 0 if the list order decides. */
export const compareRank = (left: ReturnRule, right: ReturnRule): number =>
  Number(left.isDefault ?? false) - Number(right.isDefault ?? false) || right.priority - left.priority;

/** Sorts rules by descending priority, then list order, defaults last. The first that fires decides [RL-4]. */
export const inDecidingOrder = <Rule extends ReturnRule>(rules: readonly Rule[]): readonly Rule[] =>
  rules.toSorted(compareRank);

export function withEditedRule(rules: readonly ReturnRule[], edited: ReturnRule): readonly ReturnRule[] {
  const index = edited.ruleId === undefined ? -1 : rules.findIndex(({ ruleId }) => ruleId === edited.ruleId);
  return index < 0 ? [...rules, edited] : rules.with(index, edited);
}
