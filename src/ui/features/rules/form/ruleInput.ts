import type { RuleType } from '../../../../domain/company/parts/ruleDocument.ts';
import { dayOfDate } from '../../../../domain/rules/conditions/calendarDate.ts';
import { distinctTexts, repeatedCondition } from '../../../../domain/rules/conditions/repeats.ts';
import { isDateFact, isPriceFact, type RuleFact } from '../../../../domain/rules/conditions/facts.ts';
import {
  isPriceCondition,
  isTextCondition,
  operatorsOf,
  type RangeOperator,
  type RuleCondition,
  type RuleOperator,
  type TextOperator,
} from '../../../../domain/rules/conditions/ruleCondition.ts';
import { DEFAULT_RULE_PRIORITY, type ReturnRule } from '../../../../domain/rules/returnRule.ts';
import type { ListedRule } from '../../../../domain/rules/ruleRows.ts';
import { isPrice } from '../../../../domain/shared/money.ts';
import { omitUndefined } from '../../../shared/omitUndefined.ts';

/** Input of a condition. If the user selects another fact, the values of the previous fact are not lost. */
export type ConditionInput = {
  readonly fact: RuleFact;
  readonly operator: RuleOperator;
  readonly texts: readonly string[];
  /** Text in the input that is not added to the list yet. */
  readonly typed: string;
  /** Price range in units of the portal's currency. */
  readonly prices: { readonly from?: number | undefined; readonly to?: number | undefined };
  /** Date range, each date as `YYYY-MM-DD`. */
  readonly dates: { readonly from: string; readonly to: string };
};

export type RuleInput = {
  readonly name: string;
  readonly enabled: boolean;
  readonly isDefault: boolean;
  readonly conditions: readonly ConditionInput[];
  readonly days: number | undefined;
  readonly from: string;
  readonly locationId: string;
  readonly use: 'use' | 'avoid';
  readonly carrier: string;
  readonly serviceType: string;
  readonly eventType: string;
  readonly amount: number | undefined;
  readonly feeName: string;
  readonly currency: string;
  /** Priority of a new rule. The priority of an existing rule is not changed. */
  readonly priority: number;
};

export const BLANK_CONDITION: ConditionInput = {
  fact: 'categories',
  operator: 'fullMatch',
  texts: [],
  typed: '',
  prices: {},
  dates: { from: '', to: '' },
};

/** Sets the fact of a condition. If the fact does not support the operator, the operator is replaced [RL-3]. */
export function withFact(condition: ConditionInput, fact: RuleFact): ConditionInput {
  const operators = operatorsOf(fact);
  const operator = operators.includes(condition.operator) ? condition.operator : operators[0];
  return { ...condition, fact, ...omitUndefined({ operator }) };
}

function conditionInput(condition: RuleCondition): ConditionInput {
  const { fact, operator, value } = condition;
  if (isTextCondition(condition)) return { ...BLANK_CONDITION, fact, operator, texts: distinctTexts(condition.value) };
  const [from, to] = Array.isArray(value) ? value : [value, undefined];
  return isPriceCondition(condition)
    ? {
        ...BLANK_CONDITION,
        fact,
        operator,
        prices: { from: Number(from), ...(to !== undefined && { to: Number(to) }) },
      }
    : { ...BLANK_CONDITION, fact, operator, dates: { from: String(from), to: to === undefined ? '' : String(to) } };
}

export function inputOf(
  rule: ListedRule | undefined,
  currency: string,
  given: readonly RuleCondition[] = [],
): RuleInput {
  const conditions = (rule?.conditions ?? given).map(conditionInput);
  const decided: Readonly<Record<string, unknown>> = rule?.eventData ?? {};
  const text = (name: string, otherwise = ''): string => String(decided[name] ?? otherwise);
  const number = (name: string): number | undefined => (typeof decided[name] === 'number' ? decided[name] : undefined);
  return {
    name: rule?.name ?? '',
    enabled: rule?.enabled ?? true,
    isDefault: rule?.isDefault ?? false,
    conditions: rule || conditions.length > 0 ? conditions : [BLANK_CONDITION],
    days: number('days'),
    from: text('from', 'purchaseDate'),
    locationId: text('locationId'),
    use: decided['shouldUse'] === false ? 'avoid' : 'use',
    carrier: text('carrier'),
    serviceType: text('serviceType'),
    eventType: text('eventType'),
    amount: number('amount'),
    feeName: rule?.ruleType === 'REFUND_FEES' ? text('name') : '',
    currency: text('currency', currency),
    priority: rule?.priority ?? DEFAULT_RULE_PRIORITY,
  };
}

const textsOf = ({ texts, typed }: ConditionInput): readonly string[] =>
  distinctTexts(typed.trim() === '' ? texts : [...texts, typed.trim()]);

export type ConditionProblem = 'valuesBlank' | 'numberBlank' | 'priceInvalid' | 'dateBlank' | 'rangeReversed';

/** Whether the value is a number. `NumberField` returns `NaN` for text that is not a number. */
const isNumber = (value: number | undefined): value is number => value !== undefined && !Number.isNaN(value);

function conditionProblem(condition: ConditionInput): ConditionProblem | undefined {
  const { fact, operator, prices, dates } = condition;
  const isRange = operator === 'between';
  if (isPriceFact(fact)) {
    const { from, to } = prices;
    if (!isNumber(from) || (isRange && !isNumber(to))) return 'numberBlank';
    if (!isPrice(from) || (isRange && to !== undefined && !isPrice(to))) return 'priceInvalid';
    return isRange && from > (to ?? 0) ? 'rangeReversed' : undefined;
  }
  if (isDateFact(fact)) {
    const [from, to] = [dayOfDate(dates.from), dayOfDate(dates.to)];
    if (from === undefined || (isRange && to === undefined)) return 'dateBlank';
    return isRange && from > (to ?? 0) ? 'rangeReversed' : undefined;
  }
  return textsOf(condition).length === 0 ? 'valuesBlank' : undefined;
}

/** Returns the first condition that is incomplete or repeats an earlier condition [RL-6]. */
export function offendingCondition(
  conditions: readonly ConditionInput[],
): { readonly at: number; readonly problem: ConditionProblem | 'conditionRepeated' } | undefined {
  for (const [at, condition] of conditions.entries()) {
    const problem = conditionProblem(condition);
    if (problem) return { at, problem };
    if (repeatedCondition(conditions.slice(0, at + 1).map(conditionOf)) === at)
      return { at, problem: 'conditionRepeated' };
  }
  return undefined;
}

function conditionOf(input: ConditionInput): RuleCondition {
  const { fact, operator, prices, dates } = input;
  const range = operator as RangeOperator;
  if (isPriceFact(fact)) {
    const { from = 0, to = 0 } = prices;
    return range === 'between' ? { fact, operator: range, value: [from, to] } : { fact, operator: range, value: from };
  }
  if (isDateFact(fact)) {
    const { from, to } = dates;
    return range === 'between' ? { fact, operator: range, value: [from, to] } : { fact, operator: range, value: from };
  }
  return { fact, operator: operator as TextOperator, value: textsOf(input) };
}

function eventDataOf(type: RuleType, input: RuleInput): ReturnRule['eventData'] {
  switch (type) {
    case 'NON_RETURNABLE_ITEM':
      return { isNotReturnable: true };
    case 'RETURN_WINDOWS':
      return { days: input.days || 0, from: input.from };
    case 'RETURN_ADDRESS':
      return { locationId: input.locationId };
    case 'ORDER_EXCEPTION':
      return { alwaysReturnable: true };
    case 'CARRIER_RULES':
      return { shouldUse: input.use === 'use', carrier: input.carrier.trim(), serviceType: input.serviceType.trim() };
    case 'REFUND_TRIGGERS':
      return { eventType: input.eventType.trim() };
    case 'REFUND_FEES':
      return { amount: input.amount || 0, name: input.feeName.trim(), currency: input.currency };
    case 'RETURNLESS_ITEM':
      return { returnless: true };
  }
}

/** Converts the input to a rule without incomplete conditions. Unknown event data of the edited rule is preserved. */
export function ruleOf(type: RuleType, input: RuleInput, edited: ListedRule | undefined): ReturnRule {
  const conditions = input.conditions.filter((condition) => !conditionProblem(condition)).map(conditionOf);
  return {
    ...omitUndefined({ ruleId: edited?.ruleId, isDefault: input.isDefault || undefined }),
    ruleType: type,
    name: input.name.trim(),
    conditions,
    eventData: { ...edited?.eventData, ...eventDataOf(type, input) },
    priority: edited?.priority ?? input.priority,
    enabled: input.enabled,
  } as ReturnRule;
}
