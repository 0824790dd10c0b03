import type { ProductConfiguration } from '../company/companyConfiguration.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { paymentTypeOf } from './paymentType.ts';

/** A product whose payments say who pays as it follows from its reasons [PY-1]; one without payments says nothing. */
export function withPaymentType(product: ProductConfiguration): ProductConfiguration {
  const { customerPayments, returnReasons } = product;
  if (!customerPayments) return product;
  const paymentType = paymentTypeOf(returnReasons?.reasons ?? []);
  return { ...product, customerPayments: { ...customerPayments, paymentType } };
}

/** Who pays is never the writer's to say [PY-1]; where reasons and payments are not written anew, it stays. */
export function derivePaymentType(
  written: ProductConfiguration,
  present: ProductConfiguration | undefined,
): ProductConfiguration {
  const isUntouched =
    deepEqual(present?.returnReasons, written.returnReasons) &&
    deepEqual(present?.customerPayments, written.customerPayments);
  return isUntouched ? written : withPaymentType(written);
}
