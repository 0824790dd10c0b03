import { KeyedList, type KeyedListChange } from '../../changes/keyedList/keyedList.ts';
import { isRecord } from '../../shared/shapes.ts';
import { readRule } from '../readRule.ts';
import type { RuleDocument } from '../../company/parts/ruleDocument.ts';
import { RULE_ORDER_KEY, RULE_PREFIX } from './ruleKey.ts';

/** A change of return rules: of one as it is written in the configuration, or of how they are listed. */
export type RuleChange = KeyedListChange<RuleDocument>;

/** A rule of this id; one that was published may say what this release cannot read. */
const isRuleWithId = (value: unknown, ruleId: string): value is RuleDocument =>
  isRecord(value) && value['ruleId'] === ruleId;

function isReadable(document: RuleDocument): boolean {
  try {
    return typeof document.ruleDescription === 'string' && readRule(document).ok;
  } catch {
    // Storage may hold anything under the right id.
    return false;
  }
}

/**
 * Return rules as they are listed: among rules of equal priority, the one that is listed first decides. An order is made
 * of priorities, so a move is a change of those; the order of the list changes by bringing a revision back alone.
 */
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
