import type { RuleDocument } from '../company/parts/ruleDocument.ts';

export type RuleHolder = { readonly rulesConfig?: readonly RuleDocument[] | undefined };

export type WrittenRule = Omit<RuleDocument, 'ruleId' | 'rule'> & {
  readonly companyId: string;
  readonly rule: Omit<RuleDocument['rule'], 'priority'>;
  readonly priority: number;
};

export function ruleDocumentOf(ruleId: string, payload: WrittenRule, replaced?: RuleDocument): RuleDocument {
  const { ruleType, ruleDescription, enabled, isDefault, rule, priority } = payload;
  const { isDefault: _, ...kept } = replaced ?? {};
  return {
    ...kept,
    ruleId,
    ruleType,
    ruleDescription,
    enabled,
    ...(isDefault && { isDefault }),
    rule: { ...replaced?.rule, ...rule, priority },
  };
}

export const ruleDocumentIn = ({ rulesConfig }: RuleHolder, ruleId: string): RuleDocument | undefined =>
  rulesConfig?.find((each) => each.ruleId === ruleId);

export function withRuleDocument<Holder extends RuleHolder>(holder: Holder, document: RuleDocument): Holder {
  const { rulesConfig = [] } = holder;
  const isKnown = rulesConfig.some(({ ruleId }) => ruleId === document.ruleId);
  const replaced = rulesConfig.map((each) => (each.ruleId === document.ruleId ? document : each));
  return { ...holder, rulesConfig: isKnown ? replaced : [...rulesConfig, document] };
}

export const withoutRuleDocument = <Holder extends RuleHolder>(holder: Holder, ruleId: string): Holder => ({
  ...holder,
  rulesConfig: (holder.rulesConfig ?? []).filter((each) => each.ruleId !== ruleId),
});
