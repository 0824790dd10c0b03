import { describe, expect, it } from 'vitest';
import { productOf } from '../../../src/domain/company/companyConfiguration.ts';
import { saveReason, switchReasons } from '../../../src/domain/return-reasons/reasonEdits.ts';
import { aChange, aCompanyConfiguration, aReason, aReturnReasons, changesOf } from '../../support/samples/builders.ts';
import {
  changeRegistry,
  changesBetween,
  discardEdits,
  isReadable,
  problemsOf,
  withChanges,
} from '../../support/changes.ts';
import { changesPerFeature } from '../../../src/domain/changes/featureOfChange.ts';

const published = aReturnReasons();
const configuration = aCompanyConfiguration();
const addedCarrier = (carrierCompanyId: string) => ({
  ...aChange(`carriers.carrier.${carrierCompanyId}`, { carrierCompanyId, enabled: true }),
  type: 'COMPANY_CARRIER_CONFIG' as const,
});

describe('the change registry', () => {
  it('counts the pending changes of each feature, and does not count changes of unknown features', () => {
    const changes = [
      saveReason(published, aReason({ code: 'NEW' })),
      switchReasons(published, false),
      aChange('unknown', 1),
    ];
    expect([...changesPerFeature(changes)]).toEqual([['return-reasons', 2]]);
  });

  it.each([
    aChange('returnReasons.somethingNewer', 'text', 'text'),
    aChange('returnReasons.reason.', aReason(), undefined),
    aChange('returnReasons.reason.SIZE', 5, undefined),
    aChange('returnReasons.reason.SIZE', undefined, aReason()),
    aChange('returnReasons.reason.SIZE', null, aReason()),
    aChange('returnReasons.reason.SIZE', aReason({ code: 'OTHER' }), undefined),
    aChange('returnReasons.reason.SIZE', { ...aReason(), paymentRequirements: 'Photo' }, undefined),
    aChange('returnReasons.reason.SIZE', aReason(), 'text'),
    aChange('returnReasons.reason.SIZE', aReason(), aReason({ code: 'OTHER' })),
    aChange('returnReasons.reason.SIZE', { ...aReason(), description: 5 }, undefined),
    aChange('returnReasons.reason.SIZE', { ...aReason(), enabled: 'yes' }, undefined),
    aChange('returnReasons.reason.SIZE', { ...aReason(), paymentRequired: undefined }, undefined),
    aChange('returnReasons.reason.SIZE', { ...aReason(), paymentRequirements: ['Photo', 5] }, undefined),
    aChange('returnReasons.order', [], 'SIZE'),
    aChange('returnReasons.enabled', true, 'yes'),
    aChange('returnReasons.validationRegex', '.*', {}),
    aChange('returnReasons.order', 'SIZE', []),
    aChange('returnReasons.enabled', 'yes', true),
    aChange('returnReasons.validationRegex', {}, '.*'),
    { ...switchReasons(published, false), type: 'RULES' as const },
  ])('rejects a malformed pending change: %j', (change) => {
    expect(isReadable(change)).toBe(false);
    expect(withChanges(configuration, [change])).toEqual(configuration);
  });

  it('discards one change without affecting other changes, and restores the original value of an unknown change [PC-5]', () => {
    const changes = [saveReason(published, aReason({ description: 'Else' })), switchReasons(published, false)];
    const present = changesOf(...changes);
    expect(discardEdits(configuration, present, changes[1]!)).toEqual([switchReasons(published, true)]);
    expect(discardEdits(configuration, present, aChange('unknown', 1, 2))).toEqual([aChange('unknown', 2, 2)]);
  });

  it('lists problems that block publishing before warnings', () => {
    const equalCodes = [aReason({ enabled: false }), aReason({ code: 'size', enabled: false })];
    const after = aCompanyConfiguration({}, aReturnReasons({ reasons: equalCodes }));
    const problems = problemsOf({ before: configuration, after });
    expect(problems.map(({ isBlocking }) => isBlocking)).toEqual([true, false]);
    const hidden = aCompanyConfiguration({}, aReturnReasons({ reasons: [aReason({ enabled: false })] }));
    expect(changeRegistry.problems({ before: configuration, after: hidden })[0]?.feature).toBe('return-reasons');
    expect(problemsOf({ before: configuration, after: hidden })).toEqual([
      { problem: 'changes.problems.noReasonOffered', isBlocking: false, setting: 'returnReasons.order' },
    ]);
  });

  it('lists a refused carrier, which blocks publishing, before hidden return reasons', () => {
    const before = aCompanyConfiguration({ offeredCarriers: [] });
    const hidden = aReturnReasons({ reasons: [aReason({ enabled: false })] });
    const after = withChanges(aCompanyConfiguration({ offeredCarriers: [] }, hidden), [addedCarrier('USPS')]);
    expect(problemsOf({ before, after }).map(({ problem, isBlocking }) => [problem, isBlocking])[0]).toEqual([
      'changes.problems.carrierCannotBeAdded',
      true,
    ]);
  });

  it('finds the changes between two configurations in every editable part', () => {
    const to = withChanges(configuration, [switchReasons(published, false), addedCarrier('USPS')]);
    const found = changesBetween(configuration, to);
    expect(found.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['returnReasons.enabled', addedCarrier('USPS').key]),
    );
    expect(withChanges(configuration, found)).toEqual(to);
    expect(changesBetween(to, to)).toEqual([]);
  });

  it('applies a change only to the owner’s product in the configuration, and does not remove unknown fields', () => {
    const made = withChanges({ ...configuration, somethingUnknown: 7 } as typeof configuration, [
      switchReasons(published, false),
    ]);
    expect(productOf(made).returnReasons?.enabled).toBe(false);
    expect(made).toEqual({
      ...configuration,
      somethingUnknown: 7,
      products: {
        ...configuration.products,
        RETURNS_PORTAL: { enabled: true, returnReasons: { ...published, enabled: false } },
      },
    });
    expect(withChanges(configuration, [])).toBe(configuration);
  });
});
