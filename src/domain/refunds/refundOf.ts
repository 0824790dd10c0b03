import type { RefundSettings } from '../company/companySettings.ts';

export type Payment = { readonly price: number; readonly shipping: number };

export type Refund = { readonly feeKept: number; readonly shippingRefunded: number; readonly refunded: number };

const FULL_SHARE = 10_000;

/** Refund after the fee, which is rounded half up to `fractionDigits` decimals. Zero if refunds are disabled. */
export function refundOf({ price, shipping }: Payment, settings: RefundSettings, fractionDigits: number): Refund {
  const unit = 10 ** fractionDigits;
  const units = (amount: number): number => Math.round(amount * unit);
  const share = Math.round((settings.restockingFeePercent ?? 0) * 100);
  const fee = Math.round((units(price) * share) / FULL_SHARE);
  const shippingUnits = settings.includesShipping === true ? units(shipping) : 0;
  if (!settings.enabled) return { feeKept: 0, shippingRefunded: 0, refunded: 0 };
  return {
    feeKept: fee / unit,
    shippingRefunded: shippingUnits / unit,
    refunded: (units(price) - fee + shippingUnits) / unit,
  };
}
