import type { RuleType } from '../company/parts/ruleDocument.ts';
import type { CompiledRules } from '../rules/evaluation/compileRules.ts';
import type { OrderItem } from '../rules/evaluation/orderItem.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { foldText } from '../rules/conditions/foldText.ts';

type PolicyOutcome = {
  /** Whether a customer may return the item, keeps it, or neither. */
  readonly returns: 'back' | 'kept' | 'forbidden';
  /** Nothing where no window limits the return. */
  readonly window: { readonly days: number; readonly from: string } | undefined;
  readonly fee: { readonly amount: number; readonly currency: string } | undefined;
};

/** One thing that the rules say to customers: of items of these categories, or of all others. */
export type PolicyStatement = { readonly categories: readonly string[] | undefined } & (
  | { readonly kind: 'forbidden' | 'kept' | 'anytime' | 'noFee' }
  | { readonly kind: 'window'; readonly days: number; readonly from: string }
  | { readonly kind: 'fee'; readonly amount: number; readonly currency: string }
);

export type Policy = {
  readonly statements: readonly PolicyStatement[];
  /** No rule of these asks for more than a category, so that the statements leave nothing out. */
  readonly isWhole: boolean;
  /** Prices from or up to which a rule of these holds. */
  readonly prices: readonly number[];
};

/** Rules that decide what a customer is told before a return. */
const told: ReadonlySet<RuleType> = new Set([
  'NON_RETURNABLE_ITEM',
  'RETURN_WINDOWS',
  'ORDER_EXCEPTION',
  'REFUND_FEES',
  'RETURNLESS_ITEM',
]);

/** An item of one category, or of none, about which nothing else is known. */
export const itemOfCategory = (category?: string): OrderItem => ({
  categories: category === undefined ? [] : [category],
  tags: [],
});

function outcomeOf(compiled: CompiledRules, item: OrderItem): PolicyOutcome {
  const { deciding, isReturnable, isReturnless } = compiled.decide(item);
  if (!isReturnable) return { returns: 'forbidden', window: undefined, fee: undefined };
  const window = deciding.RETURN_WINDOWS?.eventData;
  const fee = deciding.REFUND_FEES?.eventData;
  return {
    returns: isReturnless ? 'kept' : 'back',
    window: window && { days: Math.floor(window.days), from: window.from },
    fee: fee && fee.amount > 0 ? { amount: fee.amount, currency: fee.currency } : undefined,
  };
}

/** The categories that rules name one by one, as they are first written. */
function namedCategories({ rules }: CompiledRules): readonly string[] {
  const named = rules
    .filter(({ ruleType }) => told.has(ruleType))
    .flatMap(({ conditions }) => conditions)
    .flatMap((condition) =>
      condition.fact === 'categories' && condition.operator !== 'partialMatch' ? condition.value : [],
    )
    .map((category) => category.trim());
  const byFolded = new Map(named.toReversed().map((category) => [foldText(category), category]));
  byFolded.delete('');
  return [...byFolded.values()].toReversed();
}

/** What an outcome says, without what the outcome of all other items says already. */
function statementsOf(
  { returns, window, fee }: PolicyOutcome,
  categories: readonly string[] | undefined,
  general: PolicyOutcome | undefined,
): readonly PolicyStatement[] {
  if (returns === 'forbidden') return [{ kind: 'forbidden', categories }];
  const said: PolicyStatement[] = [];
  const wasForbidden = general?.returns === 'forbidden';
  if (returns === 'kept' && general?.returns !== 'kept') said.push({ kind: 'kept', categories });
  if (!general || wasForbidden || !deepEqual(window, general.window))
    said.push(window ? { kind: 'window', ...window, categories } : { kind: 'anytime', categories });
  if (fee && !deepEqual(fee, general?.fee)) said.push({ kind: 'fee', ...fee, categories });
  if (!fee && general?.fee) said.push({ kind: 'noFee', categories });
  return said;
}

/**
 * The policy that follows from rules, as the evaluator decides it: of an ordinary item, then of each category that rules
 * name and that is decided otherwise, those that are decided alike together.
 */
export function policyStatements(compiled: CompiledRules): Policy {
  const general = outcomeOf(compiled, itemOfCategory());
  const groups = new Map<string, { readonly outcome: PolicyOutcome; readonly categories: string[] }>();
  for (const category of namedCategories(compiled)) {
    const outcome = outcomeOf(compiled, itemOfCategory(category));
    if (deepEqual(outcome, general)) continue;
    const key = JSON.stringify(outcome);
    const group = groups.get(key) ?? { outcome, categories: [] };
    group.categories.push(category);
    groups.set(key, group);
  }
  const conditions = compiled.rules.filter(({ ruleType }) => told.has(ruleType)).flatMap((rule) => rule.conditions);
  return {
    statements: [
      ...statementsOf(general, undefined, undefined),
      ...[...groups.values()].flatMap(({ outcome, categories }) => statementsOf(outcome, categories, general)),
    ],
    isWhole: conditions.every(({ fact, operator }) => fact === 'categories' && operator === 'fullMatch'),
    prices: conditions.flatMap((condition) => (condition.fact === 'price' ? [condition.value].flat() : [])),
  };
}
