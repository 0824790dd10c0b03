import type { ReturnRule } from '../returnRule.ts';

export function withEditedRule(rules: readonly ReturnRule[], edited: ReturnRule): readonly ReturnRule[] {
  const place = edited.ruleId === undefined ? -1 : rules.findIndex(({ ruleId }) => ruleId === edited.ruleId);
  return place < 0 ? [...rules, edited] : rules.with(place, edited);
}
