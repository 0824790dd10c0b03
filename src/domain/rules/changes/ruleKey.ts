const PREFIX = 'rules.rule.';
export const RULE_ORDER_KEY = 'rules.order';

/** The key of a rule's change. */
export const ruleKey = (ruleId: string): string => `${PREFIX}${ruleId}`;

/** The rule a change key is about, or `undefined` where it is about something else. */
export const ruleIdOf = (key: string): string | undefined =>
  key.startsWith(PREFIX) && key !== PREFIX ? key.slice(PREFIX.length) : undefined;
