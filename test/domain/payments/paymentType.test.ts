import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentTypeOf } from '../../../src/domain/payments/customerPayments.ts';

const reasons = (...paid: boolean[]) => paid.map((paymentRequired) => ({ paymentRequired }));

describe('paymentTypeOf', () => {
  it('is the merchant if no reason requires payment, also without reasons [PY-1]', () => {
    expect(paymentTypeOf([])).toBe('MERCHANT_PAID');
    expect(paymentTypeOf(reasons(false, false))).toBe('MERCHANT_PAID');
  });

  it('is the customer if every reason requires payment [PY-1]', () => {
    expect(paymentTypeOf(reasons(true, true))).toBe('CONSUMER_PAID');
  });

  it('is both otherwise, in any order [PY-1]', () => {
    expect(paymentTypeOf(reasons(true, false))).toBe('BOTH_PAID');
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1 }), (paid) => {
        const both = paid.includes(true) && paid.includes(false);
        expect(paymentTypeOf(reasons(...paid)) === 'BOTH_PAID').toBe(both);
      }),
    );
  });
});
