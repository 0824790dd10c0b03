import { KeyedList, type KeyedListChange } from '../../changes/keyedList/keyedList.ts';
import { isRecord } from '../../shared/shapes.ts';
import { readRule } from '../readRule.ts';
import type { RuleDocument } from '../../company/parts/ruleDocument.ts';

const RULE_PREFIX = 'rules.rule.';
export const RULE_ORDER_KEY = 'rules.order';

export const ruleKey = (ruleId: string): string => `${RULE_PREFIX}${ruleId}`;

export type RuleChange = KeyedListChange<RuleDocument>;

const isRuleWithId = (value: unknown, ruleId: string): value is RuleDocument =>
  isRecord(value) && value['ruleId'] === ruleId;

function isReadable(document: RuleDocument): boolean {
  try {
    return typeof document.ruleDescription === 'string' && readRule(document).ok;
  } catch {
    // A rule that cannot be parsed is invalid, because stored data is untrusted.
    return false;
  }
}

/** Rules of a company. Their order decides between equal priorities. A move changes priorities, not this order. */
export const ruleList = new KeyedList<RuleDocument, RuleDocument>({
  type: 'RULES',
  prefix: RULE_PREFIX,
  orderKey: RULE_ORDER_KEY,
  idOf: ({ ruleId }) => ruleId,
  valueOf: (rule) => rule,
  isValue: (value, ruleId): value is RuleDocument => isRuleWithId(value, ruleId) && isReadable(value),
  isOriginal: isRuleWithId,
  added: (rule) => rule,
  rewritten: (_, rule) => rule,
  placesAdded: true,
});
