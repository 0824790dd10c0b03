import type { ProductConfiguration } from '../company/companyConfiguration.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { paymentTypeOf } from './paymentType.ts';

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
