import type { RuleCondition } from './conditions/ruleCondition.ts';
import type { RuleEventData } from './ruleType.ts';
import type { RuleType } from '../company/parts/ruleDocument.ts';

/** Priority of a rule without one [RL-2]. Higher priorities are evaluated first. */
export const DEFAULT_RULE_PRIORITY = 1;

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
    /** Evaluated after all others of its type, whatever its priority. */
    readonly isDefault?: boolean | undefined;
  };
}[Type];
