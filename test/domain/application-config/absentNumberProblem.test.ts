import { expect, it } from 'vitest';
import { absentNumberProblem } from '../../../src/domain/application-config/portalSettingProblem.ts';

it('asks for a number of days that was set, and for no other [VL-maxWarrantyDays] [VL-maxDueDateDays]', () => {
  expect(absentNumberProblem('PURCHASE_WARRANTY_PERIOD', 365)).toBe('validation.maxWarrantyDaysError');
  expect(absentNumberProblem('DUE_DATE_DAYS', 14)).toBe('validation.maxDueDateDaysError');
  expect(absentNumberProblem('DUE_DATE_DAYS', undefined)).toBeUndefined();
  expect(absentNumberProblem('DOMESTIC_PRICING_TIERS', 2)).toBeUndefined();
});
