import type { OrderItem } from '../evaluation/orderItem.ts';
import type { ReturnRule } from '../returnRule.ts';
import type { RuleFact } from '../conditions/ruleCondition.ts';

/** Something wrong, or worth knowing, about return rules that are on. Rules are the very ones that were given. */
export type RuleFinding =
  /** No item meets its conditions on these facts. */
  | { readonly kind: 'never-fires'; readonly rule: ReturnRule; readonly facts: readonly RuleFact[] }
  /** Is for everything else, and has conditions: what meets none of them is left over. */
  | { readonly kind: 'narrowed'; readonly rule: ReturnRule }
  /** Fires for the same items as a rule before it, and does the same. */
  | { readonly kind: 'duplicate'; readonly rule: ReturnRule; readonly of: ReturnRule }
  /** Fires, but never decides: of `by`, none of which could be missed, one always comes first. */
  | { readonly kind: 'shadowed'; readonly rule: ReturnRule; readonly by: readonly ReturnRule[] }
  /** Decides, but only where one of `by`, of another type, makes that pointless. */
  | { readonly kind: 'moot'; readonly rule: ReturnRule; readonly by: readonly ReturnRule[] }
  /** Of equal priority with rules listed before it that do something else, for items that fire both. */
  | { readonly kind: 'contradicts'; readonly rule: ReturnRule; readonly others: readonly ReturnRule[] }
  /** Of equal priority with rules listed before it that do the same, for items that fire both; no duplicate of theirs. */
  | { readonly kind: 'ties'; readonly rule: ReturnRule; readonly others: readonly ReturnRule[] }
  /** Some items are in no return window, as this one; one that has every fact where there is such. */
  | { readonly kind: 'no-window'; readonly example: OrderItem }
  | { readonly kind: 'too-complex'; readonly rule: ReturnRule };
