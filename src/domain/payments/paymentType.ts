/** [PY-1] */
export type PaymentType = 'MERCHANT_PAID' | 'CONSUMER_PAID' | 'BOTH_PAID';

/** Merchant if no reason requires payment, consumer if all do, otherwise both. Disabled reasons count. */
export function paymentTypeOf(reasons: readonly { readonly paymentRequired: boolean }[]): PaymentType {
  const paid = reasons.filter((reason) => reason.paymentRequired).length;
  if (paid === 0) return 'MERCHANT_PAID';
  return paid === reasons.length ? 'CONSUMER_PAID' : 'BOTH_PAID';
}
