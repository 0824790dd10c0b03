import type { ProductConfiguration } from '../company/companyConfiguration.ts';
import { deepEqual } from '../shared/deepEqual.ts';

/** Payer of return parcels [PY-1]. `BOTH_PAID`: it depends on the reason. */
export type PaymentType = 'MERCHANT_PAID' | 'CONSUMER_PAID' | 'BOTH_PAID';

/** Merchant if no reason requires payment, consumer if all reasons do, otherwise both. Counts disabled reasons too. */
export function paymentTypeOf(reasons: readonly { readonly paymentRequired: boolean }[]): PaymentType {
  const paid = reasons.filter((reason) => reason.paymentRequired).length;
  if (paid === 0) return 'MERCHANT_PAID';
  return paid === reasons.length ? 'CONSUMER_PAID' : 'BOTH_PAID';
}

export function withPaymentType(product: ProductConfiguration): ProductConfiguration {
  const { customerPayments, returnReasons } = product;
  if (!customerPayments) return product;
  const paymentType = paymentTypeOf(returnReasons?.reasons ?? []);
  return { ...product, customerPayments: { ...customerPayments, paymentType } };
}

export function derivePaymentType(
  submitted: ProductConfiguration,
  stored: ProductConfiguration | undefined,
): ProductConfiguration {
  const isUntouched =
    deepEqual(stored?.returnReasons, submitted.returnReasons) &&
    deepEqual(stored?.customerPayments, submitted.customerPayments);
  return isUntouched ? submitted : withPaymentType(submitted);
}
