import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentTypeOf } from '../../../src/domain/payments/customerPayments.ts';

const reasons = (...paid: boolean[]) => paid.map((paymentRequired) => ({ paymentRequired }));

describe('paymentTypeOf', () => {
  it('returns MERCHANT_PAID if no reason requires payment by the customer, or without reasons [PY-1]', () => {
    expect(paymentTypeOf([])).toBe('MERCHANT_PAID');
    expect(paymentTypeOf(reasons(false, false))).toBe('MERCHANT_PAID');
  });

  it('returns CONSUMER_PAID if every reason requires payment by the customer [PY-1]', () => {
    expect(paymentTypeOf(reasons(true, true))).toBe('CONSUMER_PAID');
  });

  it('returns BOTH_PAID if only some reasons require payment by the customer [PY-1]', () => {
    expect(paymentTypeOf(reasons(true, false))).toBe('BOTH_PAID');
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1 }), (paid) => {
        const both = paid.includes(true) && paid.includes(false);
        expect(paymentTypeOf(reasons(...paid)) === 'BOTH_PAID').toBe(both);
      }),
    );
  });
});
