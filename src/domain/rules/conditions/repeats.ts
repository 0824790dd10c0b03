import { foldText, foldTexts } from './foldText.ts';
import { isTextCondition, type RuleCondition } from './ruleCondition.ts';

/** The texts without those that rules take for one that stands before them [RL-6]. */
export function distinctTexts(texts: readonly string[]): readonly string[] {
  const first = new Map<string, string>();
  for (const text of texts) if (!first.has(foldText(text))) first.set(foldText(text), text);
  return [...first.values()];
}

const saidBy = (condition: RuleCondition): string =>
  JSON.stringify([
    condition.fact,
    condition.operator,
    isTextCondition(condition) ? foldTexts(condition.value).toSorted() : condition.value,
  ]);

/** The place of the first condition that says once more what an earlier one says; -1 where none does [RL-6]. */
export function repeatedCondition(conditions: readonly RuleCondition[]): number {
  const said = new Set<string>();
  return conditions.findIndex((condition) => {
    const text = saidBy(condition);
    const isRepeated = said.has(text);
    said.add(text);
    return isRepeated;
  });
}
