import type { RuleType } from '../../../../domain/company/parts/ruleDocument.ts';
import { isCurrencyCode } from '../../../../domain/shared/money.ts';
import { charactersLeft } from '../../../../domain/validation/textLimit.ts';
import { validate } from '../../../../domain/validation/validate.ts';
import type { FieldRules } from '../../../shared/forms/useForm.ts';
import { RULE_TEXT_LIMIT } from '../../../shared/rules/ruleTextLimit.ts';
import { offendingCondition, type ConditionInput, type RuleInput } from './ruleInput.ts';
import { isRuleFact } from '../../../../domain/rules/conditions/facts.ts';
import { operatorsOf, type RuleOperator } from '../../../../domain/rules/conditions/ruleCondition.ts';
import { MAX_CONDITION_VALUES, MAX_RULE_CONDITIONS } from '../../../../domain/rules/validateRule.ts';
import { isRecord, isTextList } from '../../../../domain/shared/shapes.ts';
import { readStoredList } from '../../../shared/forms/readStoredList.ts';
import { omitUndefined } from '../../../shared/omitUndefined.ts';

const readStoredNumber = (stored: unknown): number | undefined => (typeof stored === 'number' ? stored : undefined);
const isDays = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 36_500;

const limit = (text: string) => charactersLeft(RULE_TEXT_LIMIT, text.trim());

const fieldsOfType: { readonly [Type in RuleType]: readonly FieldRules<RuleInput>[] } = {
  NON_RETURNABLE_ITEM: [],
  ORDER_EXCEPTION: [],
  RETURNLESS_ITEM: [],
  RETURN_WINDOWS: [
    {
      name: 'days',
      label: 'rules.form.days',
      isRequired: true,
      restore: readStoredNumber,
      blankMessage: 'rules.errors.daysBlank',
      check: (days) => (days === undefined || isDays(days) ? undefined : 'rules.errors.daysInvalid'),
    },
    { name: 'from', label: 'rules.form.countedFrom', isRequired: true },
  ],
  RETURN_ADDRESS: [
    { name: 'locationId', label: 'rules.form.address', isRequired: true, blankMessage: 'rules.errors.addressBlank' },
  ],
  CARRIER_RULES: [
    { name: 'use', label: 'rules.form.use' },
    {
      name: 'carrier',
      label: 'rules.form.carrier',
      isRequired: true,
      blankMessage: 'rules.errors.carrierBlank',
      limit,
    },
    {
      name: 'serviceType',
      label: 'rules.form.service',
      isRequired: true,
      blankMessage: 'rules.errors.serviceBlank',
      limit,
    },
  ],
  REFUND_TRIGGERS: [
    { name: 'eventType', label: 'rules.form.event', isRequired: true, blankMessage: 'rules.errors.eventBlank', limit },
  ],
  REFUND_FEES: [
    {
      name: 'amount',
      label: 'rules.form.amount',
      isRequired: true,
      restore: readStoredNumber,
      blankMessage: 'rules.errors.amountBlank',
      check: (amount) => (amount === undefined ? undefined : validate('currency', String(amount))),
    },
    {
      name: 'currency',
      label: 'rules.form.currency',
      isRequired: true,
      blankMessage: 'rules.errors.currencyBlank',
      check: (code) => (isCurrencyCode(code) ? undefined : 'rules.errors.currencyBlank'),
    },
    {
      name: 'feeName',
      label: 'rules.form.feeName',
      isRequired: true,
      blankMessage: 'rules.errors.feeNameBlank',
      limit,
    },
  ],
};

function firstProblem(conditions: readonly ConditionInput[], { isDefault }: RuleInput) {
  const invalidCondition = offendingCondition(conditions);
  // A default rule must have no conditions, so tell the user to remove an incomplete condition.
  if (invalidCondition && isDefault) return 'rules.errors.defaultNarrowed';
  if (invalidCondition?.problem === 'priceInvalid') return 'validation.invalidCurrencyError';
  return invalidCondition && (`rules.errors.${invalidCondition.problem}` as const);
}

export const ruleFields = (type: RuleType): readonly FieldRules<RuleInput>[] => [
  {
    name: 'name',
    label: 'rules.form.name',
    isRequired: type !== 'ORDER_EXCEPTION',
    blankMessage: 'rules.errors.nameBlank',
    limit,
  },
  { name: 'conditions', label: 'rules.form.when', check: firstProblem, restore: readStoredConditions },
  ...fieldsOfType[type],
  { name: 'isDefault', label: 'rules.form.isDefault' },
  { name: 'enabled', label: 'rules.form.enabled' },
];

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

function readStoredCondition(stored: Readonly<Record<string, unknown>>): ConditionInput | undefined {
  const { fact, operator, texts, typed, prices, dates } = stored;
  if (!isRecord(prices) || !isRecord(dates) || !isTextList(texts)) return undefined;
  if (typeof fact !== 'string' || !isRuleFact(fact)) return undefined;
  if (!operatorsOf(fact).includes(operator as RuleOperator)) return undefined;
  return {
    fact,
    operator: operator as RuleOperator,
    texts: texts.slice(0, MAX_CONDITION_VALUES),
    typed: textIn(typed),
    prices: omitUndefined({ from: numberIn(prices['from']), to: numberIn(prices['to']) }),
    dates: { from: textIn(dates['from']), to: textIn(dates['to']) },
  };
}

const readStoredConditions = (stored: unknown): readonly ConditionInput[] | undefined =>
  readStoredList(stored, MAX_RULE_CONDITIONS, readStoredCondition);
