import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRemoval } from '../../../src/domain/changes/removal.ts';
import type { CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';
import { expectRestored } from '../../support/samples/restoring.ts';
import { anyRule } from '../rules/arbitraryRules.ts';
import { aRule, documentOf, withRules } from '../rules/aRule.ts';
import { changesBetween, describeChange, withChanges } from '../../support/changes.ts';

/** Configurations with some of the same four rules, in any order and with different content. */
const configurations: fc.Arbitrary<CompanyConfiguration> = fc
  .tuple(fc.tuple(anyRule(), anyRule(), anyRule(), anyRule()), fc.shuffledSubarray([0, 1, 2, 3]))
  .map(([rules, chosen]) =>
    aCompanyConfiguration({
      rulesConfig: chosen.flatMap((nth) => {
        const rule = rules[nth];
        return rule ? [documentOf({ ...rule, ruleId: `r${nth}` })] : [];
      }),
    }),
  );

describe('restoring return rules of an earlier revision', () => {
  it('results in exactly the rules of that revision, for any published and pending changes [PB-16]', () => {
    expectRestored(configurations, 3);
  });

  it('restores rules that were archived after that revision, and archives rules that were added after it [PB-16]', () => {
    const earlier = withRules(aRule('r1'), aRule('r2'));
    const later = withRules(aRule('r2', { enabled: false }), aRule('r3'));
    const changes = changesBetween(later, earlier);
    expect(changes.map(({ key, value }) => [key, isRemoval(value)])).toEqual([
      ['rules.rule.r2', false],
      ['rules.rule.r3', true],
      ['rules.rule.r1', false],
    ]);
    expect(withChanges(later, changes).rulesConfig?.map(({ ruleId }) => ruleId)).toEqual(['r1', 'r2']);
  });

  it('changes the order of the rules only if the order differs, and describes the new order by the names of the rules [PB-16]', () => {
    const [before, after] = [withRules(aRule('r1'), aRule('r2')), withRules(aRule('r2'), aRule('r1'))];
    const [order, ...others] = changesBetween(before, after);
    expect(others).toEqual([]);
    expect(order).toMatchObject({ key: 'rules.order', value: ['r2', 'r1'], originalValue: ['r1', 'r2'] });
    expect(order && describeChange(order, { before, after })).toMatchObject({
      title: 'changes.titles.ruleOrder',
      fields: [{ before: { items: ['Rule r1', 'Rule r2'] }, after: { items: ['Rule r2', 'Rule r1'] } }],
    });
  });
});
