import { describe, expect, it } from 'vitest';
import { productOf, type ProductConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { derivePaymentType, withPaymentType } from '../../../src/domain/payments/customerPayments.ts';
import { updateProducts } from '../../../src/domain/products/updateProducts.ts';
import { arrangeReasons, removeReason, saveReason } from '../../../src/domain/return-reasons/reasonEdits.ts';
import { compileRe2Pattern } from '../../../src/infrastructure/patterns/re2PatternEngine.ts';
import { aCompanyConfiguration, aReason, aReturnReasons, changesOf } from '../../support/samples/builders.ts';
import { withChanges } from '../../support/changes.ts';

const paying = (code: string) => aReason({ code, paymentRequired: true });
const bothPay = aReturnReasons();
const customersPay = aReturnReasons({ reasons: [paying('MIND')] });

const aProduct = (more: Partial<ProductConfiguration> = {}): ProductConfiguration => ({
  enabled: true,
  returnReasons: bothPay,
  customerPayments: { isEnabled: true, paymentType: 'BOTH_PAID' },
  ...more,
});
const holding = (product: ProductConfiguration) => ({
  ...aCompanyConfiguration(),
  products: { RETURNS_PORTAL: product },
});
const paymentTypeIn = (configuration: Parameters<typeof productOf>[0]) =>
  productOf(configuration).customerPayments?.paymentType;

/** Product as stored after a client replaced the product `present` by `product`. */
function written(present: ProductConfiguration, product: ProductConfiguration) {
  const decided = updateProducts(compileRe2Pattern).decide(
    { products: { RETURNS_PORTAL: present } },
    { RETURNS_PORTAL: product },
    { now: 0, id: 'id' },
  );
  if (!decided.ok) throw new Error(JSON.stringify(decided.error));
  return decided.value.document.products['RETURNS_PORTAL'];
}

describe('the payment type of a product', () => {
  it('is derived from the return reasons, including their pending changes [PY-1]', () => {
    const published = holding(aProduct());
    const free = withChanges(published, [saveReason(bothPay, aReason({ code: 'MIND' }))]);
    expect(paymentTypeIn(free)).toBe('MERCHANT_PAID');
    const paid = withChanges(published, [removeReason(bothPay, 'SIZE'), removeReason(bothPay, 'DAMAGED')]);
    expect(paymentTypeIn(paid)).toBe('CONSUMER_PAID');
    const order = arrangeReasons(bothPay, changesOf(), ['MIND', 'SIZE', 'DAMAGED']);
    expect(paymentTypeIn(withChanges(published, [order]))).toBe('BOTH_PAID');
  });

  it('is set without changing other payment settings, and only if the product has payment settings', () => {
    const payments = { isEnabled: false, paymentType: 'MERCHANT_PAID', provider: 'cards' };
    expect(withPaymentType(aProduct({ customerPayments: payments })).customerPayments).toEqual({
      isEnabled: false,
      paymentType: 'BOTH_PAID',
      provider: 'cards',
    });
    const without = aProduct({ customerPayments: undefined });
    expect(withPaymentType(without)).toBe(without);
    expect(withPaymentType({ customerPayments: { isEnabled: true } }).customerPayments?.paymentType).toBe(
      'MERCHANT_PAID',
    );
  });

  it('is also derived by the service, which ignores the payment type that a client wrote [PY-1]', () => {
    const stated = { isEnabled: true, paymentType: 'MERCHANT_PAID' };
    expect(written(aProduct(), aProduct({ customerPayments: stated }))?.customerPayments).toEqual({
      isEnabled: true,
      paymentType: 'BOTH_PAID',
    });
    const withReasons = written(aProduct(), aProduct({ returnReasons: customersPay }));
    expect(withReasons?.customerPayments?.paymentType).toBe('CONSUMER_PAID');
    expect(derivePaymentType(aProduct({ customerPayments: stated }), undefined).customerPayments?.paymentType).toBe(
      'BOTH_PAID',
    );
  });

  it('is not changed by a write that changes neither return reasons nor payments', () => {
    const earlier = aProduct({ customerPayments: { isEnabled: true } });
    const form = { ...earlier, returnFormFields: { orderId: true } };
    expect(written(earlier, form)).toEqual(form);
  });

  it('is the same on the page and on the service [PY-1]', () => {
    const published = holding(aProduct());
    const page = withChanges(published, [saveReason(bothPay, paying('SIZE')), saveReason(bothPay, paying('DAMAGED'))]);
    const service = written(productOf(published), productOf(page));
    expect(service).toEqual(productOf(page));
    expect(service?.customerPayments?.paymentType).toBe('CONSUMER_PAID');
  });
});
