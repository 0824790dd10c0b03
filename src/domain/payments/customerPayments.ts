import type { ProductConfiguration } from '../company/companyConfiguration.ts';
import { deepEqual } from '../shared/deepEqual.ts';

/** [PY-1] */
export type PaymentType = 'MERCHANT_PAID' | 'CONSUMER_PAID' | 'BOTH_PAID';

/** Merchant if no reason requires payment, consumer if all do, otherwise both. Disabled reasons count. */
export function paymentTypeOf(reasons: readonly { readonly paymentRequired: boolean }[]): PaymentType {
  const paid = reasons.filter((reason) => reason.paymentRequired).length;
  if (paid === 0) return 'MERCHANT_PAID';
  return paid === reasons.length ? 'CONSUMER_PAID' : 'BOTH_PAID';
}

/** Derives the payment type from the reasons [PY-1]. */
export function withPaymentType(product: ProductConfiguration): ProductConfiguration {
  const { customerPayments, returnReasons } = product;
  if (!customerPayments) return product;
  const paymentType = paymentTypeOf(returnReasons?.reasons ?? []);
  return { ...product, customerPayments: { ...customerPayments, paymentType } };
}

/** The payment type is always derived [PY-1]. Unchanged products keep theirs. */
export function derivePaymentType(
  written: ProductConfiguration,
  present: ProductConfiguration | undefined,
): ProductConfiguration {
  const isUntouched =
    deepEqual(present?.returnReasons, written.returnReasons) &&
    deepEqual(present?.customerPayments, written.customerPayments);
  return isUntouched ? written : withPaymentType(written);
}
