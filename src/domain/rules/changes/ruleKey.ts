export const RULE_PREFIX = 'rules.rule.';
export const RULE_ORDER_KEY = 'rules.order';

export const ruleKey = (ruleId: string): string => `${RULE_PREFIX}${ruleId}`;
