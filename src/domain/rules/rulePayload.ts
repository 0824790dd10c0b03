import type { ReturnRule } from './returnRule.ts';
import type { RuleCondition } from './conditions/ruleCondition.ts';
import { ruleTypeTraits } from './ruleType.ts';
import type { RuleType } from '../company/parts/ruleDocument.ts';

/** Name of an exception without its own name [RL-1]. */
export const DEFAULT_EXCEPTION_NAME = 'Order exception rule';

export type RulePayload = {
  readonly companyId: string;
  readonly ruleType: RuleType;
  readonly ruleDescription: string;
  readonly enabled: boolean;
  readonly isDefault?: true;
  readonly rule: {
    readonly conditions: { readonly all: readonly RuleCondition[] };
    readonly event: {
      readonly type: string;
      readonly params: { readonly actionId?: string; readonly actionValue: ReturnRule['eventData'] };
    };
  };
  readonly priority: number;
};

export function buildRulePayload(companyId: string, rule: ReturnRule): RulePayload {
  const { eventType, actionId } = ruleTypeTraits[rule.ruleType];
  const name = rule.name.trim();
  return {
    companyId,
    ruleType: rule.ruleType,
    ruleDescription: name === '' && rule.ruleType === 'ORDER_EXCEPTION' ? DEFAULT_EXCEPTION_NAME : name,
    enabled: rule.enabled,
    ...(rule.isDefault ? { isDefault: true } : {}),
    rule: {
      conditions: { all: rule.conditions },
      event: { type: eventType, params: { ...(actionId ? { actionId } : {}), actionValue: rule.eventData } },
    },
    priority: rule.priority,
  };
}
