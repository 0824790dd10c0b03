import { foldText, foldTexts } from './foldText.ts';
import { isTextCondition, type RuleCondition } from './ruleCondition.ts';

/** Removes texts that rules consider equal to an earlier text [RL-6]. */
export function distinctTexts(texts: readonly string[]): readonly string[] {
  const first = new Map<string, string>();
  for (const text of texts) if (!first.has(foldText(text))) first.set(foldText(text), text);
  return [...first.values()];
}

const comparableText = (condition: RuleCondition): string =>
  JSON.stringify([
    condition.fact,
    condition.operator,
    isTextCondition(condition) ? foldTexts(condition.value).toSorted() : condition.value,
  ]);

export function repeatedCondition(conditions: readonly RuleCondition[]): number {
  const previousKeys = new Set<string>();
  return conditions.findIndex((condition) => {
    const text = comparableText(condition);
    const isRepeated = previousKeys.has(text);
    previousKeys.add(text);
    return isRepeated;
  });
}
