import { configurationField, type Field } from '../changes/fields/field.ts';
import { fieldSet } from '../changes/fields/fieldSet.ts';
import { productOf, withProduct } from '../company/companyConfiguration.ts';
import type { RefundSettings } from '../company/companySettings.ts';
import { withPaymentType } from '../payments/customerPayments.ts';
import { withValueAt } from '../shared/recordPath.ts';
import { isBoolean, isText } from '../shared/shapes.ts';
import { isCurrencyCode } from './refundSettingProblem.ts';

const isCurrency = (value: unknown): value is string => isText(value) && isCurrencyCode(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** A field of the refund settings, which go with the last of them. */
const refundField = <Name extends keyof RefundSettings>(
  name: Name,
  isValid: (value: unknown) => value is NonNullable<RefundSettings[Name]>,
  absent?: NonNullable<RefundSettings[Name]>,
): Field<NonNullable<RefundSettings[Name]>> => ({
  ...configurationField(['refunds', name], isValid, absent),
  write: (configuration, value) => withValueAt(configuration, ['refunds', name], value, 0),
});

/** Whether customers pay in the portal. Who pays stands beside it, as it follows from the reasons [PY-1]. */
const customerPayments: Field<boolean> = {
  read: (configuration) => productOf(configuration).customerPayments?.isEnabled,
  write(configuration, isEnabled) {
    const product = productOf(configuration);
    const next =
      isEnabled === undefined
        ? withValueAt(product, ['customerPayments'], undefined)
        : withPaymentType({ ...product, customerPayments: { ...product.customerPayments, isEnabled } });
    return withProduct(configuration, next);
  },
  isValid: isBoolean,
  absent: false,
};

/** What a merchant sets of refunds and payments, each a change of its own [CF-7]. */
export const refundsFields = fieldSet({
  type: 'COMPANY',
  prefix: 'refunds.',
  fields: {
    enabled: refundField('enabled', isBoolean, false),
    restockingFeePercent: refundField('restockingFeePercent', isNumber),
    includesShipping: refundField('includesShipping', isBoolean, false),
    currencyOverride: configurationField(['currencyOverride'], isCurrency),
    customerPayments,
  },
});
