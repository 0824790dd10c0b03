import type { RefundSettings } from '../company/companySettings.ts';

/** What was paid for an order, in units of one currency. */
export type Payment = { readonly price: number; readonly shipping: number };

/** What is given back of it, in the same units. */
export type Refund = { readonly feeKept: number; readonly shippingRefunded: number; readonly refunded: number };

/** Hundredths of a percent in the whole. */
const WHOLE = 10_000;

/**
 * What a merchant's settings give back of a payment once all of it is returned. The fee is rounded to the currency's
 * smallest unit, of which `fractionDigits` decimals are written, half of one up; nothing is given where refunds are off.
 */
export function refundOf({ price, shipping }: Payment, settings: RefundSettings, fractionDigits: number): Refund {
  const unit = 10 ** fractionDigits;
  const units = (amount: number): number => Math.round(amount * unit);
  const share = Math.round((settings.restockingFeePercent ?? 0) * 100);
  const fee = Math.round((units(price) * share) / WHOLE);
  const shippingUnits = settings.includesShipping === true ? units(shipping) : 0;
  if (!settings.enabled) return { feeKept: 0, shippingRefunded: 0, refunded: 0 };
  return {
    feeKept: fee / unit,
    shippingRefunded: shippingUnits / unit,
    refunded: (units(price) - fee + shippingUnits) / unit,
  };
}
