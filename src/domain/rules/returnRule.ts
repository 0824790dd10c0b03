import type { RuleCondition } from './conditions/ruleCondition.ts';
import type { RuleEventData } from './ruleType.ts';
import type { RuleType } from '../company/parts/ruleDocument.ts';

/** The priority of a rule that names none [RL-2]. Higher ones are asked first. */
export const DEFAULT_RULE_PRIORITY = 1;

/** A return rule [RL-2]. It fires for an item when all conditions hold; none always do. */
export type ReturnRule<Type extends RuleType = RuleType> = {
  readonly [Each in Type]: {
    readonly ruleId?: string | undefined;
    readonly ruleType: Each;
    readonly name: string;
    readonly conditions: readonly RuleCondition[];
    readonly eventData: RuleEventData[Each];
    readonly priority: number;
    readonly enabled: boolean;
    /** Asked after all others of its type, whatever its priority. */
    readonly isDefault?: boolean | undefined;
  };
}[Type];
