import { expect, it } from 'vitest';
import { absentNumberProblem } from '../../../src/domain/application-config/portalSetting.ts';

const home = { countriesEnabled: { AU: true, NZ: false }, homeCountryCode: 'AU' };
const abroad = { countriesEnabled: { AU: true, NZ: true }, homeCountryCode: 'AU' };

it('absentNumberProblem reports a removed number of days, but not one that was never set or the domestic tiers [VL-maxWarrantyDays] [VL-maxDueDateDays]', () => {
  expect(absentNumberProblem('PURCHASE_WARRANTY_PERIOD', 365, home)).toBe('validation.maxWarrantyDaysError');
  expect(absentNumberProblem('DUE_DATE_DAYS', 14, home)).toBe('validation.maxDueDateDaysError');
  expect(absentNumberProblem('DUE_DATE_DAYS', undefined, abroad)).toBeUndefined();
  expect(absentNumberProblem('DOMESTIC_PRICING_TIERS', 2, abroad)).toBeUndefined();
});

it('absentNumberProblem reports removed tiers for returns from abroad only if countries abroad are enabled [VL-requiredForInternational]', () => {
  const setting = 'INTERNATIONAL_PRICING_TIERS';
  expect(absentNumberProblem(setting, 1, abroad)).toBe('validation.internationalRequiredError');
  expect(absentNumberProblem(setting, 1, home)).toBeUndefined();
  expect(absentNumberProblem(setting, undefined, abroad)).toBeUndefined();
});
