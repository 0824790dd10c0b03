import type { ChangeSubject } from '../../changes/changeSubject.ts';
import { keyedListSubject } from '../../changes/keyedList/keyedListSubject.ts';
import { ruleList, type RuleChange } from './ruleList.ts';
import { ruleProblems } from './ruleProblems.ts';
import { ruleRefusal } from './ruleRefusal.ts';

export const returnRulesSubject: ChangeSubject<RuleChange> = keyedListSubject(
  {
    list: ruleList,
    entriesOf: ({ rulesConfig = [] }) => rulesConfig,
    withEntries: (configuration, rulesConfig) => ({ ...configuration, rulesConfig }),
  },
  {
    problems: ({ before, after }) => ruleProblems(before.rulesConfig ?? [], after.rulesConfig ?? []),
    arrange: (made, base, changes) =>
      made.rulesConfig
        ? { ...made, rulesConfig: ruleList.arranged(made.rulesConfig, base.rulesConfig ?? [], changes) }
        : made,
    refusal: ({ rulesConfig: before = [] }, { rulesConfig: after = [] }) => ruleRefusal(before, after),
  },
);
