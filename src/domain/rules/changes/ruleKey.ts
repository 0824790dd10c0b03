/** Every rule's key is this and its id. */
export const RULE_PREFIX = 'rules.rule.';
export const RULE_ORDER_KEY = 'rules.order';

/** The key of a rule's change. */
export const ruleKey = (ruleId: string): string => `${RULE_PREFIX}${ruleId}`;
