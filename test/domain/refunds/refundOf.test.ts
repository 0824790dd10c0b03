import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundOf } from '../../../src/domain/refunds/refundOf.ts';

const paid = { price: 100, shipping: 10 };

describe('refundOf', () => {
  it('returns the price of the item minus the restocking fee', () => {
    expect(refundOf(paid, { enabled: true, restockingFeePercent: 12.5 }, 2)).toEqual({
      feeKept: 12.5,
      shippingRefunded: 0,
      refunded: 87.5,
    });
    expect(refundOf(paid, { enabled: true }, 2).refunded).toBe(100);
  });

  it('adds the shipping costs to the refund if the merchant refunds them', () => {
    expect(refundOf(paid, { enabled: true, includesShipping: true, restockingFeePercent: 100 }, 2)).toEqual({
      feeKept: 100,
      shippingRefunded: 10,
      refunded: 10,
    });
  });

  it('returns 0 if refunds are disabled', () => {
    expect(refundOf(paid, { enabled: false, restockingFeePercent: 5, includesShipping: true }, 2)).toEqual({
      feeKept: 0,
      shippingRefunded: 0,
      refunded: 0,
    });
  });

  it('rounds the refund to the decimal places of the currency', () => {
    const refundWith = (digits: number) => refundOf(paid, { enabled: true, restockingFeePercent: 33.35 }, digits);
    expect(refundWith(0)).toMatchObject({ feeKept: 33, refunded: 67 });
    expect(refundWith(2)).toMatchObject({ feeKept: 33.35, refunded: 66.65 });
    expect(refundOf({ price: 0.29, shipping: 0 }, { enabled: true, restockingFeePercent: 12.5 }, 3)).toMatchObject({
      feeKept: 0.036,
      refunded: 0.254,
    });
    expect(refundOf({ price: 1, shipping: 0 }, { enabled: true, restockingFeePercent: 50 }, 0).feeKept).toBe(1);
  });

  it('returns a refund and a fee whose sum equals the price to the cent', () => {
    const cents = fc.nat(1_000_000);
    fc.assert(
      fc.property(cents, fc.nat(10_000), (price, share) => {
        const settings = { enabled: true, restockingFeePercent: share / 100 };
        const { feeKept, refunded } = refundOf({ price: price / 100, shipping: 4 }, settings, 2);
        expect(Math.round(feeKept * 100) + Math.round(refunded * 100)).toBe(price);
        expect(refunded).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
