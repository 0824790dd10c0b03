import { configurationField, productField, type Field } from '../changes/fields/field.ts';
import { fieldSet } from '../changes/fields/fieldSet.ts';
import { productOf, withProduct } from '../company/companyConfiguration.ts';
import { withPaymentType } from '../payments/customerPayments.ts';
import { isCurrencyCode } from '../shared/money.ts';
import { withValueAt } from '../shared/recordPath.ts';
import { isNumber } from '../shared/shapes.ts';
import type { ValueRule } from '../shared/valueRule.ts';
import { switchRule } from '../validation/valueRules.ts';
import { validate } from '../validation/validate.ts';

const MAX_RESTOCKING_FEE = 100;

type RestockingFeeProblem = 'validation.invalidCurrencyError' | 'refunds.fee.tooLarge';

/** Error of a fee in percent. At most two decimals. */
export function restockingFeeProblem(percent: number): RestockingFeeProblem | undefined {
  const malformed = validate('currency', String(percent));
  if (malformed !== undefined) return malformed;
  return percent > MAX_RESTOCKING_FEE ? 'refunds.fee.tooLarge' : undefined;
}

/** Number of path levels that are stored even if empty: none, so empty refund settings are removed. */
const KEPT_LEVELS = 0;

const restockingFee: ValueRule<number> = {
  shape: isNumber,
  expects: 'a number',
  isHarmless: Number.isFinite,
  problem: restockingFeeProblem,
};

/** Setting whether customers pay. The payment type is not a field, because it is derived from the reasons [PY-1]. */
const customerPayments: Field<boolean> = {
  ...productField(['customerPayments', 'isEnabled'], switchRule),
  write(configuration, isEnabled) {
    const product = productOf(configuration);
    const next =
      isEnabled === undefined
        ? withValueAt(product, ['customerPayments'], undefined)
        : withPaymentType({ ...product, customerPayments: { ...product.customerPayments, isEnabled } });
    return withProduct(configuration, next);
  },
};

/** Refund and payment settings, each a separate change [CF-7]. */
export const refundsFields = fieldSet({
  type: 'COMPANY',
  prefix: 'refunds.',
  fields: {
    enabled: configurationField(['refunds', 'enabled'], switchRule, KEPT_LEVELS),
    restockingFeePercent: configurationField(['refunds', 'restockingFeePercent'], restockingFee, KEPT_LEVELS),
    includesShipping: configurationField(['refunds', 'includesShipping'], switchRule, KEPT_LEVELS),
    currencyOverride: configurationField(['currencyOverride'], {
      shape: isCurrencyCode,
      expects: 'a code of ISO 4217',
    }),
    customerPayments,
  },
});
