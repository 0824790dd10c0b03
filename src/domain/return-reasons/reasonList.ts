import { productField } from '../changes/fields/field.ts';
import { fieldSet, type FieldChange } from '../changes/fields/fieldSet.ts';
import { KeyedList, type KeyedListChange } from '../changes/keyedList/keyedList.ts';
import { productOf, withProduct, type CompanyConfiguration } from '../company/companyConfiguration.ts';
import { withPaymentType } from '../payments/customerPayments.ts';
import { isBoolean, isText, isAbsentOr, isRecord, isTextList } from '../shared/shapes.ts';
import {
  DEFAULT_REASON_PATTERN,
  noReturnReasons,
  reasonPatternOf,
  type ReturnReason,
  type ReturnReasons,
} from '../company/parts/returnReason.ts';

const REASONS_PREFIX = 'returnReasons.';
const REASON_PREFIX = `${REASONS_PREFIX}reason.`;

export const reasonKey = (code: string): string => `${REASON_PREFIX}${code}`;
export const REASON_ORDER_KEY = `${REASONS_PREFIX}order`;
export const REASONS_ENABLED_KEY = `${REASONS_PREFIX}enabled`;
export const REASON_PATTERN_KEY = `${REASONS_PREFIX}validationRegex`;

export const isReason = (value: unknown): value is ReturnReason =>
  isRecord(value) &&
  isText(value['code']) &&
  isText(value['description']) &&
  isBoolean(value['enabled']) &&
  isBoolean(value['paymentRequired']) &&
  isAbsentOr(isTextList)(value['paymentRequirements']);

type ReasonValues = { readonly enabled: boolean; readonly validationRegex: string };

export type ReasonFieldChange = FieldChange<ReasonValues>;
export type ReasonChange = KeyedListChange<ReturnReason> | ReasonFieldChange;

export const reasonsOf = (configuration: CompanyConfiguration): ReturnReasons =>
  productOf(configuration).returnReasons ?? noReturnReasons;

/** Changes the return reasons, and the payment type, which is derived from them [PY-1]. */
export const withReasons = (
  configuration: CompanyConfiguration,
  reasons: Partial<ReturnReasons>,
): CompanyConfiguration =>
  withProduct(
    configuration,
    withPaymentType({ ...productOf(configuration), returnReasons: { ...reasonsOf(configuration), ...reasons } }),
  );

const isReasonWithCode = (value: unknown, code: string): value is ReturnReason =>
  isReason(value) && value.code === code;

/** Reasons in display order. The position of a new reason is part of the order change. */
export const reasonList = new KeyedList<ReturnReason, ReturnReason>({
  type: 'COMPANY',
  prefix: REASON_PREFIX,
  orderKey: REASON_ORDER_KEY,
  idOf: ({ code }) => code,
  valueOf: (reason) => reason,
  isValue: isReasonWithCode,
  added: (reason) => reason,
  rewritten: (_, reason) => reason,
  placesAdded: false,
});

export const reasonFields = fieldSet<ReasonValues>({
  type: 'COMPANY',
  prefix: REASONS_PREFIX,
  fields: {
    enabled: {
      ...productField(['returnReasons', 'enabled'], { shape: isBoolean, expects: 'true or false' }),
      read: (configuration) => reasonsOf(configuration).enabled,
      write: (configuration, enabled = noReturnReasons.enabled) => withReasons(configuration, { enabled }),
      isOriginal: isBoolean,
    },
    validationRegex: {
      ...productField(['returnReasons', 'validationRegex'], { shape: isText, expects: 'a text' }),
      read: (configuration) => reasonPatternOf(reasonsOf(configuration)),
      // Do not store the default pattern, so that reverting to it leaves no change.
      write: (configuration, pattern) =>
        withReasons(configuration, { validationRegex: pattern === DEFAULT_REASON_PATTERN ? undefined : pattern }),
      isOriginal: isText,
    },
  },
});

/** Reasons that customers can select, in order. The form omits the field if there are none [RS-5]. */
export const offeredReasons = ({ enabled, reasons }: ReturnReasons): readonly ReturnReason[] =>
  enabled ? reasons.filter((reason) => reason.enabled) : [];
