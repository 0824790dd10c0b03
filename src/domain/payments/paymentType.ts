/** Who pays for return shipping, derived from the reasons [PY-1]. */
export type PaymentType = 'MERCHANT_PAID' | 'CONSUMER_PAID' | 'BOTH_PAID';

/** The merchant where no reason requires payment, the consumer where all do, else both. Every reason counts. */
export function paymentTypeOf(reasons: readonly { readonly paymentRequired: boolean }[]): PaymentType {
  const paid = reasons.filter((reason) => reason.paymentRequired).length;
  if (paid === 0) return 'MERCHANT_PAID';
  return paid === reasons.length ? 'CONSUMER_PAID' : 'BOTH_PAID';
}
