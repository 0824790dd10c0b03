import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesBetween } from '../../../src/domain/changes/changeSubjects.ts';
import type { CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { aCompanyConfiguration } from '../../support/builders.ts';
import { expectRestored } from '../../support/restoring.ts';
import { anyRule } from '../rules/arbitraryRules.ts';
import { aRule, documentOf, withRules } from '../rules/aRule.ts';

/** The same rules in every revision, saying something else in each. */
const configurations: fc.Arbitrary<CompanyConfiguration> = fc
  .tuple(anyRule(), anyRule(), anyRule())
  .map((rules) =>
    aCompanyConfiguration({ rulesConfig: rules.map((rule, nth) => documentOf({ ...rule, ruleId: `r${nth}` })) }),
  );

describe('bringing an earlier revision of return rules back', () => {
  it('leads to it byte for byte, whatever is published and pending [PB-16]', () => {
    expectRestored(configurations, 3);
  });

  it('brings archived rules back and archives those that came since [PB-16]', () => {
    const earlier = withRules(aRule('r1'), aRule('r2'));
    const later = withRules(aRule('r2', { enabled: false }), aRule('r3'));
    const changes = changesBetween(later, earlier);
    expect(changes.map(({ key, value }) => [key, value === 'removed'])).toEqual([
      ['rules.rule.r2', false],
      ['rules.rule.r3', true],
      ['rules.rule.r1', false],
    ]);
  });
});
