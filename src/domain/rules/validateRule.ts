import { deepEqual } from '../shared/deepEqual.ts';
import { isAmount, isCurrencyCode, isPrice } from '../shared/money.ts';
import { isPriceCondition } from './conditions/ruleCondition.ts';
import type { ReturnRule } from './returnRule.ts';

export const MAX_RULES = 2000;
export const MAX_RULE_TEXT = 200;
export const MAX_RULE_CONDITIONS = 20;
export const MAX_CONDITION_VALUES = 500;
/** Maximum number of fields and maximum size of the event data, including unknown fields. */
export const MAX_DECISION_FIELDS = 20;
export const MAX_DECISION_SIZE = 4000;
const MAX_PRIORITY = 1_000_000;

export type RuleError = {
  readonly kind:
    | 'name-blank'
    | 'priority-invalid'
    | 'too-many-conditions'
    | 'too-many-values'
    | 'text-blank'
    | 'text-too-long'
    | 'number-invalid'
    | 'price-invalid'
    | 'amount-invalid'
    | 'currency-invalid'
    | 'too-much-decided';
};

const error = (kind: RuleError['kind']): RuleError => ({ kind });

function textsError(texts: readonly string[]): RuleError | undefined {
  if (texts.some((text) => text.trim() === '')) return error('text-blank');
  return texts.some((text) => text.length > MAX_RULE_TEXT) ? error('text-too-long') : undefined;
}

/** Error of a changed amount. An unchanged invalid amount is ignored, so that it does not block other changes. */
function amountError(rule: ReturnRule, publishedRule: ReturnRule | undefined): RuleError | undefined {
  const prices = rule.conditions.flatMap((condition) => (isPriceCondition(condition) ? condition.value : []));
  if (!prices.every(isPrice) && !deepEqual(rule.conditions, publishedRule?.conditions)) return error('price-invalid');
  if (rule.ruleType !== 'REFUND_FEES' || deepEqual(rule.eventData, publishedRule?.eventData)) return undefined;
  const { amount, currency } = rule.eventData;
  if (!isAmount(amount)) return error('amount-invalid');
  return isCurrencyCode(currency) ? undefined : error('currency-invalid');
}

export function validateRule(rule: ReturnRule, publishedRule?: ReturnRule): RuleError | undefined {
  const { name, priority, conditions, eventData } = rule;
  if (name.trim() === '') return error('name-blank');
  if (name.length > MAX_RULE_TEXT) return error('text-too-long');
  if (!Number.isInteger(priority) || Math.abs(priority) > MAX_PRIORITY) return error('priority-invalid');
  if (conditions.length > MAX_RULE_CONDITIONS) return error('too-many-conditions');
  const lists = conditions.map(({ value }) => (typeof value === 'object' ? value : [value]));
  if (lists.some((values) => values.length > MAX_CONDITION_VALUES)) return error('too-many-values');
  const decidedValues: readonly unknown[] = Object.values(eventData);
  if (decidedValues.length > MAX_DECISION_FIELDS || JSON.stringify(eventData).length > MAX_DECISION_SIZE)
    return error('too-much-decided');
  const allValues = [...lists.flat(), ...decidedValues];
  if (decidedValues.some((value) => typeof value === 'number' && value < 0)) return error('number-invalid');
  return textsError(allValues.filter((value) => typeof value === 'string')) ?? amountError(rule, publishedRule);
}
