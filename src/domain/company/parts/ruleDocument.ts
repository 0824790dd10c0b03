export type RuleType =
  | 'NON_RETURNABLE_ITEM'
  | 'RETURN_WINDOWS'
  | 'RETURN_ADDRESS'
  | 'ORDER_EXCEPTION'
  | 'CARRIER_RULES'
  | 'REFUND_TRIGGERS'
  | 'REFUND_FEES'
  | 'RETURNLESS_ITEM';

export type ConditionDocument = { readonly fact: string; readonly operator: string; readonly value?: unknown };

export type RuleDocument = {
  readonly ruleId: string;
  readonly ruleType: RuleType;
  readonly ruleDescription: string;
  readonly enabled: boolean;
  readonly isDefault?: boolean | undefined;
  readonly rule: {
    readonly priority: number;
    readonly conditions: { readonly all: readonly ConditionDocument[] };
    readonly event: { readonly type: string; readonly params: Readonly<Record<string, unknown>> };
  };
};
