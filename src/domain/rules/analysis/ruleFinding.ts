import type { OrderItem } from '../evaluation/orderItem.ts';
import type { ReturnRule } from '../returnRule.ts';
import type { RuleFact } from '../conditions/facts.ts';
import { isRanked } from '../ruleType.ts';

/** Finding about enabled return rules. Contains the same rule objects that were analysed. */
export type RuleFinding =
  /** The rule never fires, because no item satisfies its conditions on these facts. */
  | { readonly kind: 'never-fires'; readonly rule: ReturnRule; readonly facts: readonly RuleFact[] }
  /** A default rule with conditions. Items that do not satisfy them have no default. */
  | { readonly kind: 'narrowed'; readonly rule: ReturnRule }
  /** The rule fires for the same items as an earlier rule and has the same effect. */
  | { readonly kind: 'duplicate'; readonly rule: ReturnRule; readonly of: ReturnRule }
  /** The rule never decides, because one of the rules in `by` always comes first. `by` is minimal. */
  | { readonly kind: 'shadowed'; readonly rule: ReturnRule; readonly by: readonly ReturnRule[] }
  /** The rule never has an effect: whenever it decides, a rule of another type in `by` makes its decision moot. */
  | { readonly kind: 'moot'; readonly rule: ReturnRule; readonly by: readonly ReturnRule[] }
  /** Earlier rules with the same priority and another effect fire for some of the same items. */
  | { readonly kind: 'contradicts'; readonly rule: ReturnRule; readonly others: readonly ReturnRule[] }
  /** Earlier rules with the same priority and the same effect fire for some of the same items. Not a duplicate. */
  | { readonly kind: 'ties'; readonly rule: ReturnRule; readonly others: readonly ReturnRule[] }
  /** Some items, e.g. `example`, are in no return window. The example has every fact if possible. */
  | { readonly kind: 'no-window'; readonly example: OrderItem }
  | { readonly kind: 'too-complex'; readonly rule: ReturnRule };

/** Drops useless findings: equal priorities of a rule that never decides, ties of a type without priorities. */
export function usefulFindings(found: readonly RuleFinding[]): readonly RuleFinding[] {
  const neverDecides = found.some(({ kind }) => kind === 'shadowed' || kind === 'duplicate');
  return found.filter((finding) => {
    if (finding.kind !== 'contradicts' && finding.kind !== 'ties') return true;
    return !neverDecides && (finding.kind === 'contradicts' || isRanked(finding.rule.ruleType));
  });
}
