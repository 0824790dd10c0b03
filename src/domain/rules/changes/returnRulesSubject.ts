import type { ChangeSubject, PublishRefusal } from '../../changes/changeSubject.ts';
import { keyedListSubject } from '../../changes/keyedList/keyedListSubject.ts';
import { longWindows } from '../windowDays.ts';
import { ruleKey, ruleList, type RuleChange } from './ruleList.ts';
import type { RuleDocument } from '../../company/parts/ruleDocument.ts';
import { MAX_RULES } from '../validateRule.ts';
import { ruleConflicts } from './ruleConflicts.ts';
import type { ChangeProblem } from '../../changes/changeDescription.ts';
import { isEmptied } from '../../changes/removal.ts';
import { foldText } from '../conditions/foldText.ts';

export const returnRulesSubject: ChangeSubject<RuleChange> = keyedListSubject(
  {
    list: ruleList,
    entriesOf: ({ rulesConfig = [] }) => rulesConfig,
    withEntries: (configuration, rulesConfig) => ({ ...configuration, rulesConfig }),
  },
  {
    problems: ({ before, after }) => [
      ...ruleProblems(before.rulesConfig ?? [], after.rulesConfig ?? []),
      ...longWindows([before], after).map(
        ({ ruleId, ruleDescription }) =>
          ({
            problem: 'changes.problems.windowTooLong',
            isBlocking: true,
            code: ruleDescription,
            setting: ruleKey(ruleId),
          }) as const,
      ),
    ],
    invalid: (existing, next) =>
      longWindows(existing, next).map(({ ruleId }) => ({
        pointer: `/rulesConfig/${next.rulesConfig?.findIndex((each) => each.ruleId === ruleId)}`,
        reason: 'window-too-long',
        message: 'validation.maxDueDateDaysError',
      })),
    arrange: (updated, base, changes) =>
      updated.rulesConfig
        ? { ...updated, rulesConfig: ruleList.arranged(updated.rulesConfig, base.rulesConfig ?? [], changes) }
        : updated,
    refusal: ({ rulesConfig: before = [] }, { rulesConfig: after = [] }) => ruleRefusal(before, after),
  },
);

const messages = {
  ruleNameTaken: 'validation.ruleNameInUse',
  exceptionTaken: 'validation.exceptionAlreadyExists',
  defaultTaken: undefined,
  defaultNarrowed: undefined,
  conditionRepeated: undefined,
} as const;

function ruleRefusal(before: readonly RuleDocument[], after: readonly RuleDocument[]): PublishRefusal | undefined {
  if (after.length > MAX_RULES && after.length > before.length)
    return { pointer: '/rulesConfig', reason: 'too-many-rules' };
  const [conflict] = ruleConflicts(before, after);
  if (!conflict) return undefined;
  const pointer = `/rulesConfig/${after.findIndex(({ ruleId }) => ruleId === conflict.ruleId)}`;
  const message = messages[conflict.conflictKind];
  return { pointer, reason: conflict.conflictKind, ...(message && { message }) };
}

function ruleProblems(before: readonly RuleDocument[], after: readonly RuleDocument[]): readonly ChangeProblem[] {
  const clashes = new Map(
    ruleConflicts(before, after).map((conflict) => [`${conflict.conflictKind}:${foldText(conflict.text)}`, conflict]),
  );
  const isTooMany = after.length > MAX_RULES && after.length > before.length;
  return [
    ...(isEmptied(before, after)
      ? [{ problem: 'changes.problems.allRulesRemoved', isBlocking: false, isDestructive: true } as const]
      : []),
    ...(isTooMany ? [{ problem: 'changes.problems.tooManyRules', isBlocking: true } as const] : []),
    ...[...clashes.values()].map(
      ({ conflictKind, text, ruleId }) =>
        ({
          problem: `changes.problems.${conflictKind}`,
          isBlocking: true,
          code: text,
          setting: ruleKey(ruleId),
        }) as const,
    ),
  ];
}
