import { isPriceFact, isTextFact, type DateFact, type PriceFact, type RuleFact, type TextFact } from './facts.ts';

export type TextOperator = 'fullMatch' | 'notFullMatch' | 'partialMatch';
export type RangeOperator = 'greaterThan' | 'lessThan' | 'between';
export type RuleOperator = TextOperator | RangeOperator;

export type TextCondition = {
  readonly fact: TextFact;
  readonly operator: TextOperator;
  readonly value: readonly string[];
};

type Range<Fact, Value> =
  | { readonly fact: Fact; readonly operator: 'greaterThan' | 'lessThan'; readonly value: Value }
  | { readonly fact: Fact; readonly operator: 'between'; readonly value: readonly [Value, Value] };

/** Price in units of the portal's currency, or date `YYYY-MM-DD`. `between` includes both ends. */
export type RangeCondition = Range<PriceFact, number> | Range<DateFact, string>;

/** Condition of a rule [RL-3]. A rule fires if all its conditions hold. */
export type RuleCondition = TextCondition | RangeCondition;

const textOperators: readonly RuleOperator[] = ['fullMatch', 'notFullMatch', 'partialMatch'];
const rangeOperators: readonly RuleOperator[] = ['greaterThan', 'lessThan', 'between'];

export const operatorsOf = (fact: RuleFact): readonly RuleOperator[] =>
  isTextFact(fact) ? textOperators : rangeOperators;

export const isTextCondition = (condition: RuleCondition): condition is TextCondition => isTextFact(condition.fact);

export const isPriceCondition = (condition: RuleCondition): condition is Range<PriceFact, number> =>
  isPriceFact(condition.fact);
