import { isAmountText, isPriceText } from '../../shared/money.ts';
import type { ValidationContext } from '../validationContext.ts';
import type { ValidationRule } from '../validationRule.ts';

const isWithin = (value: string, limit: number | undefined): boolean =>
  /^\d+$/.test(value) && Number.isSafeInteger(Number(value)) && Number(value) <= (limit ?? Infinity);

/** Amounts with a decimal point, and required whole numbers of days. */
export const amountRules = {
  currency: { message: 'validation.invalidCurrencyError', accepts: isAmountText },
  price: { message: 'validation.invalidCurrencyError', accepts: isPriceText },
  maxWarrantyDays: {
    message: 'validation.maxWarrantyDaysError',
    judgesEmpty: true,
    accepts: (value, { limits }: ValidationContext) => isWithin(value, limits?.maxWarrantyDays),
  },
  maxDueDateDays: {
    message: 'validation.maxDueDateDaysError',
    judgesEmpty: true,
    accepts: (value, { limits }: ValidationContext) => isWithin(value, limits?.maxDueDateDays),
  },
} as const satisfies Record<string, ValidationRule>;
