import { expect, it } from 'vitest';
import { absentNumberProblem } from '../../../src/domain/application-config/portalSetting.ts';

const home = { countriesEnabled: { AU: true, NZ: false }, homeCountryCode: 'AU' };
const abroad = { countriesEnabled: { AU: true, NZ: true }, homeCountryCode: 'AU' };

it('absentNumberProblem requires a number of days that was set before, and no other [VL-maxWarrantyDays] [VL-maxDueDateDays]', () => {
  expect(absentNumberProblem('PURCHASE_WARRANTY_PERIOD', 365, home)).toBe('validation.maxWarrantyDaysError');
  expect(absentNumberProblem('DUE_DATE_DAYS', 14, home)).toBe('validation.maxDueDateDaysError');
  expect(absentNumberProblem('DUE_DATE_DAYS', undefined, abroad)).toBeUndefined();
  expect(absentNumberProblem('DOMESTIC_PRICING_TIERS', 2, abroad)).toBeUndefined();
});

it('absentNumberProblem requires the tiers for returns from abroad if such countries are enabled [VL-requiredForInternational]', () => {
  const setting = 'INTERNATIONAL_PRICING_TIERS';
  expect(absentNumberProblem(setting, 1, abroad)).toBe('validation.internationalRequiredError');
  expect(absentNumberProblem(setting, 1, home)).toBeUndefined();
  expect(absentNumberProblem(setting, undefined, abroad)).toBeUndefined();
});
