import type { ReturnRule } from '../returnRule.ts';
import { foldTexts } from '../conditions/foldText.ts';
import { isTextCondition } from '../conditions/ruleCondition.ts';

const PRIVATE_USE = 0xe000;

/** A character that no rule text contains and that case folding does not change. */
export function sentinelCharacter(rules: readonly ReturnRule[]): string {
  const used = new Set(
    rules.flatMap((rule) =>
      rule.conditions
        .filter(isTextCondition)
        .flatMap((condition) => foldTexts(condition.value).flatMap((text) => [...text])),
    ),
  );
  const plain = ['-', '_', '*', '#'].find((character) => !used.has(character));
  if (plain !== undefined) return plain;
  let code = PRIVATE_USE;
  while (used.has(String.fromCharCode(code))) code += 1;
  return String.fromCharCode(code);
}
