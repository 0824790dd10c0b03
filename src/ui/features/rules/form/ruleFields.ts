import type { RuleType } from '../../../../domain/company/parts/ruleDocument.ts';
import { MAX_RULE_TEXT } from '../../../../domain/rules/validateRule.ts';
import { isCurrencyCode } from '../../../../domain/shared/money.ts';
import { charactersLeft, unitLimit } from '../../../../domain/validation/textLimit.ts';
import { validate } from '../../../../domain/validation/validate.ts';
import type { FieldRules } from '../../../shared/forms/useForm.ts';
import { readStoredConditions } from './readStoredConditions.ts';
import { offendingCondition, type ConditionInput, type RuleInput } from './ruleInput.ts';

const TEXT_LIMIT = unitLimit(MAX_RULE_TEXT);
const readStoredNumber = (stored: unknown): number | undefined => (typeof stored === 'number' ? stored : undefined);
const isDays = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 36_500;

const limit = (text: string) => charactersLeft(TEXT_LIMIT, text.trim());

/** Fields per type, in visual order. */
const asked: { readonly [Type in RuleType]: readonly FieldRules<RuleInput>[] } = {
  NON_RETURNABLE_ITEM: [],
  ORDER_EXCEPTION: [],
  RETURNLESS_ITEM: [],
  RETURN_WINDOWS: [
    {
      name: 'days',
      label: 'returnRules.form.days',
      isRequired: true,
      restore: readStoredNumber,
      blankMessage: 'returnRules.errors.daysBlank',
      check: (days) => (days === undefined || isDays(days) ? undefined : 'returnRules.errors.daysInvalid'),
    },
    { name: 'from', label: 'returnRules.form.countedFrom', isRequired: true },
  ],
  RETURN_ADDRESS: [
    {
      name: 'locationId',
      label: 'returnRules.form.address',
      isRequired: true,
      blankMessage: 'returnRules.errors.addressBlank',
    },
  ],
  CARRIER_RULES: [
    { name: 'use', label: 'returnRules.form.use' },
    {
      name: 'carrier',
      label: 'returnRules.form.carrier',
      isRequired: true,
      blankMessage: 'returnRules.errors.carrierBlank',
      limit,
    },
    {
      name: 'serviceType',
      label: 'returnRules.form.service',
      isRequired: true,
      blankMessage: 'returnRules.errors.serviceBlank',
      limit,
    },
  ],
  REFUND_TRIGGERS: [
    {
      name: 'eventType',
      label: 'returnRules.form.event',
      isRequired: true,
      blankMessage: 'returnRules.errors.eventBlank',
      limit,
    },
  ],
  REFUND_FEES: [
    {
      name: 'amount',
      label: 'returnRules.form.amount',
      isRequired: true,
      restore: readStoredNumber,
      blankMessage: 'returnRules.errors.amountBlank',
      check: (amount) => (amount === undefined ? undefined : validate('currency', String(amount))),
    },
    {
      name: 'currency',
      label: 'returnRules.form.currency',
      isRequired: true,
      blankMessage: 'returnRules.errors.currencyBlank',
      check: (code) => (isCurrencyCode(code) ? undefined : 'returnRules.errors.currencyBlank'),
    },
    {
      name: 'feeName',
      label: 'returnRules.form.feeName',
      isRequired: true,
      blankMessage: 'returnRules.errors.feeNameBlank',
      limit,
    },
  ],
};

function firstProblem(conditions: readonly ConditionInput[], { isDefault }: RuleInput) {
  const offender = offendingCondition(conditions);
  // An incomplete condition of a default rule must be removed, not completed.
  if (offender && isDefault) return 'returnRules.errors.defaultNarrowed';
  if (offender?.problem === 'priceInvalid') return 'validation.invalidCurrencyError';
  return offender && (`returnRules.errors.${offender.problem}` as const);
}

/** Only an exception may have no name. */
export const ruleFields = (type: RuleType): readonly FieldRules<RuleInput>[] => [
  {
    name: 'name',
    label: 'returnRules.form.name',
    isRequired: type !== 'ORDER_EXCEPTION',
    blankMessage: 'returnRules.errors.nameBlank',
    limit,
  },
  { name: 'conditions', label: 'returnRules.form.when', check: firstProblem, restore: readStoredConditions },
  ...asked[type],
  { name: 'isDefault', label: 'returnRules.form.isDefault' },
  { name: 'enabled', label: 'returnRules.form.enabled' },
];
