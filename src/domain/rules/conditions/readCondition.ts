import type { ConditionDocument } from '../../company/parts/ruleDocument.ts';
import { isText } from '../../shared/shapes.ts';
import { dayOfDate } from './calendarDate.ts';
import { facts, isRuleFact } from './facts.ts';
import { operatorsOf, type RuleCondition, type RuleOperator } from './ruleCondition.ts';

const isDate = (value: unknown): boolean => isText(value) && dayOfDate(value) !== undefined;

const isValidByKind = { text: isText, price: Number.isFinite, date: isDate };

/** Parses a condition. `undefined` for an invalid fact, operator or value. A single text becomes a list. */
export function readCondition({ fact, operator, value }: ConditionDocument): RuleCondition | undefined {
  if (!isRuleFact(fact) || !operatorsOf(fact).includes(operator as RuleOperator)) return undefined;
  const isValidOperand = isValidByKind[facts[fact].kind];
  const condition = { fact, operator, value } as RuleCondition;
  switch (condition.operator) {
    case 'greaterThan':
    case 'lessThan':
      return isValidOperand(value) ? condition : undefined;
    case 'between':
      return Array.isArray(value) && value.length === 2 && value.every(isValidOperand) ? condition : undefined;
    case 'fullMatch':
    case 'notFullMatch':
    case 'partialMatch': {
      const texts: unknown = isText(value) ? [value] : value;
      if (!Array.isArray(texts) || !texts.every(isText)) return undefined;
      return { ...condition, value: texts };
    }
  }
}
