import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editField } from '../../../src/domain/changes/fields/fieldSet.ts';
import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import { REMOVED } from '../../../src/domain/changes/removal.ts';
import {
  productOf,
  withProduct,
  type CompanyConfiguration,
  type ProductConfiguration,
} from '../../../src/domain/company/companyConfiguration.ts';
import { settingsPatchBetween, type CompanySettings } from '../../../src/domain/company/companySettings.ts';
import { withPaymentType } from '../../../src/domain/payments/customerPayments.ts';
import { refundsFields } from '../../../src/domain/refunds/refundsFields.ts';
import { refundsSubject } from '../../../src/domain/refunds/refundsSubject.ts';
import { saveReason } from '../../../src/domain/return-reasons/reasonEdits.ts';
import { describeChange, isReadable, problemsOf, withChanges } from '../../support/changes.ts';
import { aChange, aCompanyConfiguration, aReason, aReturnReasons } from '../../support/samples/builders.ts';
import { expectRestored } from '../../support/samples/restoring.ts';

const holding = (settings: CompanySettings = {}, product: ProductConfiguration = {}): CompanyConfiguration => {
  const configuration = aCompanyConfiguration(settings);
  return withProduct(configuration, { ...productOf(configuration), ...product });
};
const empty = holding();
const fee = (percent: number | undefined, from = empty) =>
  editField(refundsFields, from, 'restockingFeePercent', percent);
const described = (change: PendingChange, before = empty) =>
  describeChange(change, { before, after: withChanges(before, [change]) });

describe('pending changes of refunds', () => {
  it('change exactly one setting each [CF-7] [PC-3]', () => {
    const published = holding({ refunds: { enabled: true, includesShipping: true } });
    expect(fee(15, published)).toEqual({
      type: 'COMPANY',
      key: 'refunds.restockingFeePercent',
      value: 15,
      originalValue: undefined,
    });
    expect(withChanges(published, [fee(15, published)]).refunds).toEqual({
      enabled: true,
      includesShipping: true,
      restockingFeePercent: 15,
    });
    const euro = editField(refundsFields, published, 'currencyOverride', 'EUR');
    expect(withChanges(published, [euro])).toEqual({ ...published, currencyOverride: 'EUR' });
  });

  it('set `enabled` in the refunds object even if the user removed its value, because every call requires the field', () => {
    expect(withChanges(empty, [fee(5)]).refunds).toEqual({ enabled: false, restockingFeePercent: 5 });
    const published = holding({ refunds: { enabled: true, restockingFeePercent: 5 } });
    const change = { ...aChange('refunds.enabled', REMOVED, true) };
    expect(withChanges(published, [change]).refunds).toEqual({ enabled: false, restockingFeePercent: 5 });
  });

  it('remove the refunds object together with its last setting', () => {
    const published = holding({ refunds: { enabled: true, restockingFeePercent: 5 } });
    const withoutRefunds = withChanges(published, refundsSubject.difference(published, empty));
    expect(withoutRefunds).toEqual(empty);
    expect(settingsPatchBetween(published, withoutRefunds)).toEqual({ refunds: null });
  });

  it('set the payment type when payments by customers are enabled [PY-1]', () => {
    const on = editField(refundsFields, empty, 'customerPayments', true);
    const made = withChanges(empty, [on]);
    expect(productOf(made).customerPayments).toEqual({ isEnabled: true, paymentType: 'BOTH_PAID' });
    const free = saveReason(aReturnReasons(), aReason({ code: 'MIND' }));
    expect(productOf(withChanges(empty, [free, on])).customerPayments?.paymentType).toBe('MERCHANT_PAID');
    expect(withChanges(made, [{ ...on, value: REMOVED, originalValue: true }])).toEqual(empty);
  });

  it('can contain a fee that is no longer valid, because the fee may come from an earlier revision [PB-16]', () => {
    for (const fee of [101, 1.125]) expect(isReadable(aChange('refunds.restockingFeePercent', fee))).toBe(true);
  });

  it.each([
    ['fee that is not a number', aChange('refunds.restockingFeePercent', '5')],
    ['text that is not a currency code', aChange('refunds.currencyOverride', 'euro')],
    ['switch that is not a boolean', aChange('refunds.enabled', 'yes')],
    ['payment type, which is derived [PY-1]', aChange('refunds.paymentType', 'MERCHANT_PAID')],
  ])('are rejected if a change contains a %s', (_, change) => {
    expect(isReadable(change)).toBe(false);
  });

  it('cause a warning, but not an error, if the change disables refunds', () => {
    const published = holding({ refunds: { enabled: true } });
    const off = holding({ refunds: { enabled: false } });
    const warning = { problem: 'refunds.problems.switchedOff', isBlocking: false, setting: 'refunds.enabled' };
    expect(problemsOf({ before: published, after: off })).toContainEqual(warning);
    expect(problemsOf({ before: off, after: published })).not.toContainEqual(warning);
    expect(problemsOf({ before: off, after: off })).not.toContainEqual(warning);
  });

  it('are described by the labels of the settings and formatted values', () => {
    const published = holding({ refunds: { enabled: true, restockingFeePercent: 5 }, currencyOverride: 'EUR' });
    expect(described(editField(refundsFields, published, 'enabled', false), published)).toEqual({
      title: 'refunds.changes.enabled',
      act: 'changed',
      fields: [
        {
          before: { kind: 'label', label: 'changes.values.on' },
          after: { kind: 'label', label: 'changes.values.off' },
        },
      ],
      moves: [],
    });
    expect(described(fee(12.5, published), published)?.fields).toEqual([
      {
        before: { kind: 'number', value: 5, unit: 'percent' },
        after: { kind: 'number', value: 12.5, unit: 'percent' },
      },
    ]);
    expect(described(editField(refundsFields, published, 'currencyOverride', ''), published)).toMatchObject({
      title: 'refunds.changes.currency',
      act: 'removed',
      fields: [{ before: { kind: 'chips', names: ['EUR'], codesOf: 'currency' }, after: { kind: 'nothing' } }],
    });
  });
});

describe('restoring refunds and payments of an earlier revision', () => {
  const some = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
    fc.option(value, { nil: undefined });
  const refunds = fc.record(
    {
      enabled: fc.boolean(),
      restockingFeePercent: fc.nat(10_000).map((share) => share / 100),
      includesShipping: fc.boolean(),
    },
    { requiredKeys: ['enabled'] },
  );
  const reasons = fc.uniqueArray(
    fc.record({
      code: fc.constantFrom('SIZE', 'LATE', 'MIND'),
      description: fc.constant('Text'),
      enabled: fc.constant(true),
      paymentRequired: fc.boolean(),
    }),
    { selector: ({ code }) => code },
  );
  const configurations = fc
    .record({
      refunds: some(refunds),
      currencyOverride: some(fc.constantFrom('EUR', 'JPY')),
      isEnabled: some(fc.boolean()),
      reasons,
    })
    .map(({ isEnabled, reasons: list, refunds: given, currencyOverride }) => {
      const configuration = aCompanyConfiguration(
        { ...(given && { refunds: given }), ...(currencyOverride && { currencyOverride }) },
        { enabled: true, reasons: list },
      );
      const customerPayments = isEnabled === undefined ? {} : { customerPayments: { isEnabled } };
      return withProduct(configuration, withPaymentType({ ...productOf(configuration), ...customerPayments }));
    });

  it('results in exactly the refunds and payments of that revision, for any published and pending changes [PB-16] [PY-1]', () => {
    expectRestored(configurations, 18);
  });
});
