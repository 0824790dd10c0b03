import type { MerchantConfigDocument } from '../contract/merchantConfig.ts';

type Rule = NonNullable<MerchantConfigDocument['rulesConfig']>[number];
export type Condition = Rule['rule']['conditions']['all'][number];

/** Event type and action id of every rule type (source, section 3); returnless items have no action id. */
const events: Readonly<Record<Rule['ruleType'], { readonly type: string; readonly actionId?: string }>> = {
  NON_RETURNABLE_ITEM: { type: 'nonReturnableItem', actionId: 'not_returnable' },
  RETURN_WINDOWS: { type: 'withinReturnWindow', actionId: 'return_window' },
  RETURN_ADDRESS: { type: 'returnAddress', actionId: 'return_address' },
  ORDER_EXCEPTION: { type: 'exceptionAlwaysReturnableItem', actionId: 'exception_always_returnable' },
  CARRIER_RULES: { type: 'returnCarrier', actionId: 'return_carrier' },
  REFUND_TRIGGERS: { type: 'refundTrigger', actionId: 'refund_trigger' },
  REFUND_FEES: { type: 'refundFee', actionId: 'refund_fee' },
  RETURNLESS_ITEM: { type: 'returnlessItem' },
};

/** What a rule of each type does when it fires. */
type Actions = {
  readonly NON_RETURNABLE_ITEM: { readonly isNotReturnable: true };
  readonly RETURN_WINDOWS: { readonly days: number; readonly from: string };
  readonly RETURN_ADDRESS: { readonly locationId: string };
  readonly ORDER_EXCEPTION: { readonly alwaysReturnable: true };
  readonly CARRIER_RULES: { readonly shouldUse: boolean; readonly carrier: string; readonly serviceType: string };
  readonly REFUND_TRIGGERS: { readonly eventType: string };
  readonly REFUND_FEES: { readonly amount: number; readonly name: string; readonly currency: string };
  readonly RETURNLESS_ITEM: { readonly returnless: true };
};

export type RuleDraft = {
  [Type in keyof Actions]: {
    readonly type: Type;
    readonly name: string;
    readonly does: Actions[Type];
    readonly when?: readonly Condition[];
    readonly priority?: number;
    readonly enabled?: boolean;
    readonly isDefault?: true;
  };
}[keyof Actions];

/** Conditions in the source's words: a fact, an operator, and the values that stand as alternatives. */
export const when = (fact: string, operator: string, value: unknown): Condition => ({ fact, operator, value });

/** Rules of a merchant as its configuration carries them, numbered from 1. */
export const rulesOf = (companyId: string, drafts: readonly RuleDraft[]): Rule[] =>
  drafts.map((draft, index) => {
    const { type, actionId } = events[draft.type];
    return {
      ruleId: `${companyId.toLowerCase()}-rule-${index + 1}`,
      ruleType: draft.type,
      ruleDescription: draft.name,
      enabled: draft.enabled ?? true,
      ...(draft.isDefault ? { isDefault: true } : {}),
      rule: {
        priority: draft.priority ?? 1,
        conditions: { all: [...(draft.when ?? [])] },
        event: { type, params: { ...(actionId ? { actionId } : {}), actionValue: { ...draft.does } } },
      },
    };
  });
