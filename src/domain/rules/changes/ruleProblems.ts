import type { ChangeProblem } from '../../changes/changeDescription.ts';
import { isEmptied } from '../../changes/removal.ts';
import { foldText } from '../conditions/foldText.ts';
import { ruleConflicts } from './ruleConflicts.ts';
import { ruleKey } from './ruleList.ts';
import type { RuleDocument } from '../../company/parts/ruleDocument.ts';
import { MAX_RULES } from '../validateRule.ts';

export function ruleProblems(
  before: readonly RuleDocument[],
  after: readonly RuleDocument[],
): readonly ChangeProblem[] {
  const clashes = new Map(
    ruleConflicts(before, after).map((conflict) => [`${conflict.clash}:${foldText(conflict.text)}`, conflict]),
  );
  const isTooMany = after.length > MAX_RULES && after.length > before.length;
  return [
    ...(isEmptied(before, after)
      ? [{ problem: 'changes.problems.allRulesRemoved', isBlocking: false, isDestructive: true } as const]
      : []),
    ...(isTooMany ? [{ problem: 'changes.problems.tooManyRules', isBlocking: true } as const] : []),
    ...[...clashes.values()].map(
      ({ clash, text, ruleId }) =>
        ({ problem: `changes.problems.${clash}`, isBlocking: true, code: text, setting: ruleKey(ruleId) }) as const,
    ),
  ];
}
