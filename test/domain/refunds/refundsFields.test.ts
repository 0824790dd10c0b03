import { describe, expect, it } from 'vitest';
import type { CompanySettings, CompanySettingsPatch } from '../../../src/domain/company/companySettings.ts';
import { restockingFeeProblem } from '../../../src/domain/refunds/refundsFields.ts';
import { updateSettings } from '../../../src/domain/settings/writes/updateSettings.ts';
import { decideJudged, refusedFor } from '../../support/decideJudged.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';

const decide = (patch: CompanySettingsPatch, published: CompanySettings = {}) =>
  decideJudged(updateSettings, aCompanyConfiguration(published), patch);

describe('the restocking fee', () => {
  it.each([0, 0.01, 12.5, 99.99, 100])('may be set to %s percent [VL-currency]', (percent) => {
    expect(restockingFeeProblem(percent)).toBeUndefined();
    expect(decide({ refunds: { enabled: true, restockingFeePercent: percent } }).ok).toBe(true);
  });

  it.each([
    [-1, 'validation.invalidCurrencyError'],
    [12.345, 'validation.invalidCurrencyError'],
    [1e-7, 'validation.invalidCurrencyError'],
    [NaN, 'validation.invalidCurrencyError'],
    [Infinity, 'validation.invalidCurrencyError'],
    [1e21, 'validation.invalidCurrencyError'],
    [100.01, 'refunds.fee.tooLarge'],
  ] as const)('cannot be set to %s percent, on the page or on the service [VL-currency] [CF-7]', (percent, problem) => {
    expect(restockingFeeProblem(percent)).toBe(problem);
    expect(decide({ refunds: { enabled: true, restockingFeePercent: percent } })).toEqual(
      refusedFor('/refunds/restockingFeePercent', problem, problem),
    );
  });

  it('may remain an invalid value if the merchant changes only another setting', () => {
    const published = { refunds: { enabled: true, restockingFeePercent: 120 }, currencyOverride: 'euro' };
    expect(decide({ refunds: { enabled: false, restockingFeePercent: 120 } }, published).ok).toBe(true);
    expect(decide({ currencyOverride: 'euro' }, published).ok).toBe(true);
    expect(decide({ refunds: { enabled: true, restockingFeePercent: 121 } }, published).ok).toBe(false);
  });
});

describe('the currency of a portal', () => {
  it.each(['EUR', 'JPY', 'XOF'])('may be set to %s, and may be removed [CF-7]', (currencyOverride) => {
    expect(decide({ currencyOverride }).ok).toBe(true);
    expect(decide({ currencyOverride: null }, { currencyOverride }).ok).toBe(true);
  });

  it.each(['eur', 'EU', '€', 'EURO', 'E1R'])(
    'cannot be set to %s, which is not a currency code [CF-7]',
    (currencyOverride) => {
      expect(decide({ currencyOverride })).toEqual(refusedFor('/currencyOverride', 'not a code of ISO 4217'));
    },
  );
});

describe('other refund settings', () => {
  it.each([
    [{ enabled: 'yes please' }, '/refunds/enabled', 'not true or false'],
    [{ enabled: true, restockingFeePercent: '12' }, '/refunds/restockingFeePercent', 'not a number'],
    [{ enabled: true, includesShipping: 1 }, '/refunds/includesShipping', 'not true or false'],
  ])('cannot be set to the value %j [CF-7]', (refunds, pointer, reason) => {
    expect(decide({ refunds } as never)).toEqual(refusedFor(pointer, reason));
  });
});
