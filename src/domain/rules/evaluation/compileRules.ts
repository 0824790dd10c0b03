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
  writeDecidingIndexes(item: OrderItem, into: Int32Array): void;
  trace(item: OrderItem): readonly RuleTrace[];
};

/** Number of rules in the first index, because the first rule that fires is usually among these. */
const FIRST_INDEX_SIZE = 512;

/** Compiles rules for fast evaluation. The first rule of a type that fires, in deciding order, decides [RL-4]. */
export function compileRules(rules: readonly ReturnRule[]): CompiledRules {
  const ordered = inDecidingOrder(rules.filter((rule) => rule.enabled));
  const conditions = ordered.map((rule) => rule.conditions);
  const index = new RuleIndex(conditions);
  const head =
    conditions.length > 2 * FIRST_INDEX_SIZE ? new RuleIndex(conditions.slice(0, FIRST_INDEX_SIZE)) : undefined;
  const typeOf = Int32Array.from(ordered, (rule) => ruleTypes.indexOf(rule.ruleType));
  const found = new Int32Array(ordered.length);
  const decidingIndexes = new Int32Array(ruleTypes.length);

  const writeDecidingIndexes = (item: OrderItem, into: Int32Array): void => {
    into.fill(-1);
    const count = index.findAll(item, found);
    for (let position = count - 1; position >= 0; position -= 1) {
      const ruleIndex = found[position] as number;
      into[typeOf[ruleIndex] as number] = ruleIndex;
    }
  };

  return {
    rules: ordered,
    writeDecidingIndexes,
    decide(item) {
      writeDecidingIndexes(item, decidingIndexes);
      const deciding: Partial<Record<string, ReturnRule>> = {};
      for (const [position, type] of ruleTypes.entries()) {
        const rule = ordered[decidingIndexes[position] as number];
        if (rule) deciding[type] = rule;
      }
      return decideReturn(deciding, item);
    },
    firing(item) {
      const count = index.findAll(item, found);
      const firing: ReturnRule[] = [];
      for (let position = 0; position < count; position += 1)
        firing.push(ordered[found[position] as number] as ReturnRule);
      return firing;
    },
    first(item) {
      const ruleIndex = head?.findFirst(item) ?? -1;
      return ordered[ruleIndex < 0 ? index.findFirst(item) : ruleIndex];
    },
    trace: (item) => traceRules(rules, item),
  };
}
