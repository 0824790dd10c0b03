import { DEFAULT_RULE_PRIORITY, type ReturnRule } from './returnRule.ts';
import type { RuleCondition } from './conditions/ruleCondition.ts';
import { ruleTypeTraits } from './ruleType.ts';
import type { RuleType } from '../company/parts/ruleDocument.ts';

/** Name of an exception without its own name [RL-1]. */
export const DEFAULT_EXCEPTION_NAME = 'Order exception rule';

/** Body of a call that creates or changes a rule [RL-2]. */
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

export type RuleDraft<Type extends RuleType = RuleType> = {
  readonly [Each in Type]: Pick<ReturnRule<Each>, 'ruleType' | 'conditions' | 'eventData'> &
    Partial<Pick<ReturnRule<Each>, 'ruleId' | 'name' | 'priority' | 'enabled' | 'isDefault'>>;
}[Type];

export function buildRulePayload(companyId: string, rule: RuleDraft): RulePayload {
  const { eventType, actionId } = ruleTypeTraits[rule.ruleType];
  const name = rule.name?.trim() ?? '';
  return {
    companyId,
    ruleType: rule.ruleType,
    ruleDescription: name === '' && rule.ruleType === 'ORDER_EXCEPTION' ? DEFAULT_EXCEPTION_NAME : name,
    enabled: rule.enabled ?? true,
    ...(rule.isDefault ? { isDefault: true } : {}),
    rule: {
      conditions: { all: rule.conditions },
      event: { type: eventType, params: { ...(actionId ? { actionId } : {}), actionValue: rule.eventData } },
    },
    priority: rule.priority ?? DEFAULT_RULE_PRIORITY,
  };
}

/** Call for a rule [RL-5]: POST creates a rule, PATCH changes the rule with the id. */
export type RuleRequest =
  | { readonly method: 'POST'; readonly payload: RulePayload }
  | { readonly method: 'PATCH'; readonly ruleId: string; readonly payload: RulePayload };

export function ruleRequest(companyId: string, rule: RuleDraft): RuleRequest {
  const payload = buildRulePayload(companyId, rule);
  return rule.ruleId === undefined ? { method: 'POST', payload } : { method: 'PATCH', ruleId: rule.ruleId, payload };
}
