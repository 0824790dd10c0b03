import { describe, expect, it } from 'vitest';
import { returnRulesSubject } from '../../../../src/domain/rules/changes/returnRulesSubject.ts';
import { aRule, withRules } from '../aRule.ts';

const window = (ruleId: string, days: number) =>
  aRule(ruleId, { ruleType: 'RETURN_WINDOWS', eventData: { days, from: 'purchaseDate' } });
const within = (limit: number, ...rules: ReturnType<typeof aRule>[]) => ({
  ...withRules(...rules),
  features: { returnWindows: { maxDueDateDays: limit } },
});
const before = within(30, window('long', 60), window('short', 14));

describe('a return window longer than the owner allows [VL-maxDueDateDays]', () => {
  it('is rejected with the index of its rule if the window was not published before', () => {
    const next = within(30, window('long', 60), window('short', 31));
    expect(returnRulesSubject.invalid?.([before], next)).toEqual([
      { pointer: '/rulesConfig/1', reason: 'window-too-long', message: 'validation.maxDueDateDaysError' },
    ]);
    expect(returnRulesSubject.problems?.({ before, after: next })).toEqual([
      { problem: 'changes.problems.windowTooLong', isBlocking: true, code: 'Rule short', setting: 'rules.rule.short' },
    ]);
  });

  it('is accepted if the window was published before, even if other fields of its rule change', () => {
    const renamed = within(30, { ...window('long', 60), name: 'Other' }, window('short', 30));
    expect(returnRulesSubject.invalid?.([before], renamed)).toEqual([]);
    expect(returnRulesSubject.problems?.({ before, after: renamed })).toEqual([]);
    const restored = within(30, window('short', 31));
    expect(returnRulesSubject.invalid?.([before, within(90, window('short', 31))], restored)).toEqual([]);
  });

  it('cannot occur if the owner sets no limit for return windows', () => {
    expect(returnRulesSubject.invalid?.([before], withRules(window('new', 900)))).toEqual([]);
  });
});
