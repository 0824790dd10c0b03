import type { ChangeSubject } from '../../changes/changeSubject.ts';
import { keyedListSubject } from '../../changes/keyedList/keyedListSubject.ts';
import { longWindows } from '../windowDays.ts';
import { ruleKey, ruleList, type RuleChange } from './ruleList.ts';
import { ruleProblems } from './ruleProblems.ts';
import { ruleRefusal } from './ruleRefusal.ts';

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
    invalid: (held, next) =>
      longWindows(held, next).map(({ ruleId }) => ({
        pointer: `/rulesConfig/${next.rulesConfig?.findIndex((each) => each.ruleId === ruleId)}`,
        reason: 'window-too-long',
        message: 'validation.maxDueDateDaysError',
      })),
    arrange: (made, base, changes) =>
      made.rulesConfig
        ? { ...made, rulesConfig: ruleList.arranged(made.rulesConfig, base.rulesConfig ?? [], changes) }
        : made,
    refusal: ({ rulesConfig: before = [] }, { rulesConfig: after = [] }) => ruleRefusal(before, after),
  },
);
