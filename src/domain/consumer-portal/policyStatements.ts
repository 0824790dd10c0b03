import type { RuleType } from '../company/parts/ruleDocument.ts';
import type { CompiledRules } from '../rules/evaluation/compileRules.ts';
import type { OrderItem } from '../rules/evaluation/orderItem.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { foldText } from '../rules/conditions/foldText.ts';

type PolicyOutcome = {
  /** `back`: the customer sends the item back. `kept`: the customer keeps it. `forbidden`: no return is possible. */
  readonly returns: 'back' | 'kept' | 'forbidden';
  readonly window: { readonly days: number; readonly from: string } | undefined;
  readonly fee: { readonly amount: number; readonly currency: string } | undefined;
};

/**
 * A statement about the rules. Without categories, the statement applies to every category that no other statement
 * names.
 */
export type PolicyStatement = { readonly categories: readonly string[] | undefined } & (
  | { readonly kind: 'forbidden' | 'kept' | 'anytime' | 'noFee' }
  | { readonly kind: 'window'; readonly days: number; readonly from: string }
  | { readonly kind: 'fee'; readonly amount: number; readonly currency: string }
);

export type Policy = {
  readonly statements: readonly PolicyStatement[];
  /** True if the statements describe the rules completely, because the rules have only conditions on categories. */
  readonly isComplete: boolean;
  readonly prices: readonly number[];
};

/** Rules whose decision customers need before a return. */
const describedTypes: ReadonlySet<RuleType> = new Set([
  'NON_RETURNABLE_ITEM',
  'RETURN_WINDOWS',
  'ORDER_EXCEPTION',
  'REFUND_FEES',
  'RETURNLESS_ITEM',
]);

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

/** Categories in rule conditions, in their first spelling. */
function categoriesOfRules({ rules }: CompiledRules): readonly string[] {
  const categoriesInRules = rules
    .filter(({ ruleType }) => describedTypes.has(ruleType))
    .flatMap(({ conditions }) => conditions)
    .flatMap((condition) =>
      condition.fact === 'categories' && condition.operator !== 'partialMatch' ? condition.value : [],
    )
    .map((category) => category.trim());
  const byFolded = new Map(categoriesInRules.toReversed().map((category) => [foldText(category), category]));
  byFolded.delete('');
  return [...byFolded.values()].toReversed();
}

function statementsOf(
  { returns, window, fee }: PolicyOutcome,
  categories: readonly string[] | undefined,
  general: PolicyOutcome | undefined,
): readonly PolicyStatement[] {
  if (returns === 'forbidden') return [{ kind: 'forbidden', categories }];
  const result: PolicyStatement[] = [];
  const wasForbidden = general?.returns === 'forbidden';
  if (returns === 'kept' && general?.returns !== 'kept') result.push({ kind: 'kept', categories });
  if (!general || wasForbidden || !deepEqual(window, general.window))
    result.push(window ? { kind: 'window', ...window, categories } : { kind: 'anytime', categories });
  if (fee && !deepEqual(fee, general?.fee)) result.push({ kind: 'fee', ...fee, categories });
  if (!fee && general?.fee) result.push({ kind: 'noFee', categories });
  return result;
}

/** Statements of the general policy, then of categories with another outcome, grouped by outcome. */
export function policyStatements(compiled: CompiledRules): Policy {
  const general = outcomeOf(compiled, itemOfCategory());
  const groups = new Map<string, { readonly outcome: PolicyOutcome; readonly categories: string[] }>();
  for (const category of categoriesOfRules(compiled)) {
    const outcome = outcomeOf(compiled, itemOfCategory(category));
    if (deepEqual(outcome, general)) continue;
    const key = JSON.stringify(outcome);
    const group = groups.get(key) ?? { outcome, categories: [] };
    group.categories.push(category);
    groups.set(key, group);
  }
  const conditions = compiled.rules
    .filter(({ ruleType }) => describedTypes.has(ruleType))
    .flatMap((rule) => rule.conditions);
  return {
    statements: [
      ...statementsOf(general, undefined, undefined),
      ...[...groups.values()].flatMap(({ outcome, categories }) => statementsOf(outcome, categories, general)),
    ],
    isComplete: conditions.every(({ fact, operator }) => fact === 'categories' && operator === 'fullMatch'),
    prices: conditions.flatMap((condition) => (condition.fact === 'price' ? [condition.value].flat() : [])),
  };
}
