export type TextFact = 'categories' | 'sku' | 'tags' | 'area';
export type TextOperator = 'fullMatch' | 'notFullMatch' | 'partialMatch';
export type RangeOperator = 'greaterThan' | 'lessThan' | 'between';
export type RuleOperator = TextOperator | RangeOperator;

/** Holds by the texts it lists, which are alternatives. */
export type TextCondition = {
  readonly fact: TextFact;
  readonly operator: TextOperator;
  readonly value: readonly string[];
};

type Range<Fact, Value> =
  | { readonly fact: Fact; readonly operator: 'greaterThan' | 'lessThan'; readonly value: Value }
  | { readonly fact: Fact; readonly operator: 'between'; readonly value: readonly [Value, Value] };

/** A price in units of the portal's currency, or a calendar date as `YYYY-MM-DD`. `between` includes both ends. */
export type RangeCondition = Range<'price', number> | Range<'purchaseDate', string>;

/** One condition of a rule [RL-3]; a rule fires when all of its own hold. */
export type RuleCondition = TextCondition | RangeCondition;
export type RuleFact = RuleCondition['fact'];

const textOperators: readonly RuleOperator[] = ['fullMatch', 'notFullMatch', 'partialMatch'];
const rangeOperators: readonly RuleOperator[] = ['greaterThan', 'lessThan', 'between'];

/** The operators each fact offers: texts are matched, price and date compared [RL-3]. */
export const operatorsOf: Readonly<Record<RuleFact, readonly RuleOperator[]>> = {
  categories: textOperators,
  sku: textOperators,
  tags: textOperators,
  price: rangeOperators,
  purchaseDate: rangeOperators,
  area: textOperators,
};

export const ruleFacts = Object.keys(operatorsOf) as readonly RuleFact[];

export const isTextCondition = (condition: RuleCondition): condition is TextCondition =>
  condition.fact !== 'price' && condition.fact !== 'purchaseDate';
