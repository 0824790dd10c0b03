import { RuleIndex } from '../index/RuleIndex.ts';
import type { OrderItem } from './orderItem.ts';
import { decideReturn, type ReturnDecision } from './returnDecision.ts';
import { inDecidingOrder, type ReturnRule } from '../returnRule.ts';
import { traceRules, type RuleTrace } from './ruleTrace.ts';
import { ruleTypes } from '../ruleType.ts';

export type CompiledRules = {
  readonly rules: readonly ReturnRule[];
  decide(item: OrderItem): ReturnDecision;
  firing(item: OrderItem): readonly ReturnRule[];
  first(item: OrderItem): ReturnRule | undefined;
  /** Writes the index in `rules` of the deciding rule of each type, in the order of `ruleTypes`; -1 if none fires. */
  decidingPlaces(item: OrderItem, into: Int32Array): void;
  /** Every rule, even if disabled, with the reason why it fires or does not. */
  trace(item: OrderItem): readonly RuleTrace[];
};

/** Number of first rules with their own index, because the first rule that fires is usually among them. */
const HEAD = 512;

/** The first firing rule of a type, in deciding order, decides [RL-4]. Cost grows with the listed values. */
export function compileRules(rules: readonly ReturnRule[]): CompiledRules {
  const ordered = inDecidingOrder(rules.filter((rule) => rule.enabled));
  const conditions = ordered.map((rule) => rule.conditions);
  const index = new RuleIndex(conditions);
  const head = conditions.length > 2 * HEAD ? new RuleIndex(conditions.slice(0, HEAD)) : undefined;
  const typeOf = Int32Array.from(ordered, (rule) => ruleTypes.indexOf(rule.ruleType));
  const found = new Int32Array(ordered.length);
  const places = new Int32Array(ruleTypes.length);

  const decidingPlaces = (item: OrderItem, into: Int32Array): void => {
    into.fill(-1);
    const count = index.findAll(item, found);
    for (let nth = count - 1; nth >= 0; nth -= 1) {
      const place = found[nth] as number;
      into[typeOf[place] as number] = place;
    }
  };

  return {
    rules: ordered,
    decidingPlaces,
    decide(item) {
      decidingPlaces(item, places);
      const deciding: Partial<Record<string, ReturnRule>> = {};
      for (const [nth, type] of ruleTypes.entries()) {
        const rule = ordered[places[nth] as number];
        if (rule) deciding[type] = rule;
      }
      return decideReturn(deciding, item);
    },
    firing(item) {
      const count = index.findAll(item, found);
      const firing: ReturnRule[] = [];
      for (let nth = 0; nth < count; nth += 1) firing.push(ordered[found[nth] as number] as ReturnRule);
      return firing;
    },
    first(item) {
      const place = head?.findFirst(item) ?? -1;
      return ordered[place < 0 ? index.findFirst(item) : place];
    },
    trace: (item) => traceRules(rules, item),
  };
}
