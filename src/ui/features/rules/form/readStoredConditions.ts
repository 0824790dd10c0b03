import { isRuleFact } from '../../../../domain/rules/conditions/facts.ts';
import { operatorsOf, type RuleOperator } from '../../../../domain/rules/conditions/ruleCondition.ts';
import { MAX_CONDITION_VALUES, MAX_RULE_CONDITIONS } from '../../../../domain/rules/validateRule.ts';
import { isRecord, isTextList } from '../../../../domain/shared/shapes.ts';
import { readStoredList } from '../../../shared/forms/readStoredList.ts';
import { omitUndefined } from '../../../shared/omitUndefined.ts';
import type { ConditionInput } from './ruleInput.ts';

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

export const readStoredConditions = (stored: unknown): readonly ConditionInput[] | undefined =>
  readStoredList(stored, MAX_RULE_CONDITIONS, readStoredCondition);
