import type { MerchantConfigDocument } from '../contract/company/merchantConfig.ts';
import { ruleTypeTraits, type RuleEventData } from '../src/domain/rules/ruleType.ts';
import type { RuleType } from '../src/domain/company/parts/ruleDocument.ts';

type Rule = NonNullable<MerchantConfigDocument['rulesConfig']>[number];
export type Condition = Rule['rule']['conditions']['all'][number];

export type RuleDraft = {
  [Type in RuleType]: {
    readonly type: Type;
    readonly name: string;
    readonly does: RuleEventData[Type];
    readonly when?: readonly Condition[];
    readonly priority?: number;
    readonly enabled?: boolean;
    readonly isDefault?: true;
  };
}[RuleType];

/** A condition in the specification's format. The values are alternatives. */
export const when = (fact: string, operator: string, value: unknown): Condition => ({ fact, operator, value });

/** Rules in the format of the configuration, numbered from 1. */
export const rulesOf = (companyId: string, drafts: readonly RuleDraft[]): Rule[] =>
  drafts.map((draft, index) => {
    const { eventType, actionId } = ruleTypeTraits[draft.type];
    return {
      ruleId: `${companyId.toLowerCase()}-rule-${index + 1}`,
      ruleType: draft.type,
      ruleDescription: draft.name,
      enabled: draft.enabled ?? true,
      ...(draft.isDefault ? { isDefault: true } : {}),
      rule: {
        priority: draft.priority ?? 1,
        conditions: { all: [...(draft.when ?? [])] },
        event: { type: eventType, params: { ...(actionId ? { actionId } : {}), actionValue: { ...draft.does } } },
      },
    };
  });
