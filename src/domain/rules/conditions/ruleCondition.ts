export type TextFact = 'categories' | 'sku' | 'tags' | 'area';
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
export type RangeCondition = Range<'price', number> | Range<'purchaseDate', string>;

/** Condition of a rule [RL-3]. A rule fires if all its conditions hold. */
export type RuleCondition = TextCondition | RangeCondition;
export type RuleFact = RuleCondition['fact'];

const textOperators: readonly RuleOperator[] = ['fullMatch', 'notFullMatch', 'partialMatch'];
const rangeOperators: readonly RuleOperator[] = ['greaterThan', 'lessThan', 'between'];

/** [RL-3] */
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
