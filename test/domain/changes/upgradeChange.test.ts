import { describe, expect, it } from 'vitest';
import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import { REMOVED } from '../../../src/domain/changes/removal.ts';
import { upgradeChange } from '../../../src/domain/changes/upgradeChange.ts';
import { aCompanyConfiguration, aReason } from '../../support/samples/builders.ts';
import { changeRegistry, isReadable, withChanges } from '../../support/changes.ts';

const ruleDocument = { ruleId: 'r1', ruleType: 'RETURNLESS_ITEM', ruleDescription: 'Free', enabled: true };

describe('upgradeChange', () => {
  it.each<[string, PendingChange]>([
    ['a reason', { type: 'COMPANY', key: 'returnReasons.reason.SIZE', value: 'removed', originalValue: aReason() }],
    [
      'a carrier',
      {
        type: 'COMPANY_CARRIER_CONFIG',
        key: 'carriers.carrier.DPD',
        value: 'removed',
        originalValue: { carrierCompanyId: 'DPD', enabled: true },
        valueId: 'DHL',
      },
    ],
    [
      'the default carrier',
      {
        type: 'COMPANY_CARRIER_CONFIG',
        key: 'carriers.default',
        value: 'removed',
        originalValue: { carrierCompanyId: 'DPD' },
      },
    ],
    ['a rule', { type: 'RULES', key: 'rules.rule.r1', value: 'removed', originalValue: ruleDocument }],
  ])("converts the removal of %s to this release's format [PC-9]", (_, change) => {
    const upgraded = { ...change, value: REMOVED };
    expect(upgradeChange(change)).toEqual(upgraded);
    expect(isReadable(change)).toBe(true);
    expect(changeRegistry.recorded(change)).toEqual(upgraded);
    expect(changeRegistry.storable(change)).toEqual(upgraded);
    const configuration = aCompanyConfiguration();
    expect(withChanges(configuration, [change])).toEqual(withChanges(configuration, [upgraded]));
  });

  it.each<PendingChange>([
    { type: 'COMPANY', key: 'returnReasons.validationRegex', value: 'removed', originalValue: '.*' },
    { type: 'APPLICATION_CONFIG_MERCHANT', key: 'applicationConfig.config.RAN_REGEX', value: 'removed' },
    { type: 'COMPANY', key: 'returnReasons.reason.SIZE', value: REMOVED, originalValue: aReason() },
    { type: 'RULES', key: 'returnReasons.reason.SIZE', value: 'removed' },
  ])('does not change a value that only looks like the removal marker of an earlier release: %j', (change) => {
    expect(upgradeChange(change)).toBe(change);
  });
});
