import { describe, expect, it } from 'vitest';
import { validate } from '../../../../src/domain/validation/validate.ts';
import { acceptedOf } from '../acceptedOf.ts';

describe('an amount', () => {
  it('has at most two digits after an optional decimal point [VL-currency]', () => {
    const right = ['0', '12', '12.5', '12.50', '0.05'];
    const wrong = ['12.', '.5', '12.505', '12,50', '-1', '+1', '1e3', '1 000', '$1', '1.2.3'];
    expect(acceptedOf('currency', [...right, ...wrong])).toEqual(right);
  });

  it('that is a price has one or two digits after a decimal point [VL-price]', () => {
    const right = ['12.', '12.5', '12.50'];
    expect(acceptedOf('price', [...right, '12', '.5', '12.505', '12,50', '-1.0', '12. '])).toEqual(right);
  });
});

describe('a number of days', () => {
  it.each([
    ['[VL-maxWarrantyDays]', 'maxWarrantyDays'],
    ['[VL-maxDueDateDays]', 'maxDueDateDays'],
  ] as const)('for %s is required, whole, and at most the limit set by the owner', (_, rule) => {
    const limits = { [rule]: 30 };
    const wrong = ['', ' ', '31', '-1', '1.5', '1e1', 'ten', ' 30', '0x1e', '9'.repeat(400)];
    expect(acceptedOf(rule, ['0', '1', '030', '30', ...wrong], { limits })).toEqual(['0', '1', '030', '30']);
    expect(acceptedOf(rule, ['31', '99999', ...wrong.slice(3)], { limits: {} })).toEqual(['31', '99999']);
    expect(validate(rule, '')).toBeDefined();
  });
});
