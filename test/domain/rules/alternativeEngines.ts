import { Engine, type RuleProperties } from 'json-rules-engine';
import { engineRules, engineValue } from '../../../src/domain/rules/engineRules.ts';
import { conditionHolds } from '../../../src/domain/rules/evaluation/conditionHolds.ts';
import { numberOf, textsOf, type OrderItem } from '../../../src/domain/rules/evaluation/orderItem.ts';
import { inDecidingOrder, type ReturnRule } from '../../../src/domain/rules/returnRule.ts';

/** Item as evaluated by the other engines, with case-folded texts, and dates as day numbers. */
export type PlainItem = {
  readonly categories: readonly string[];
  readonly sku: readonly string[];
  readonly tags: readonly string[];
  readonly area: readonly string[];
  readonly price: number;
  readonly purchaseDate: number;
};
/** Converts an item to plain values, without absent facts. */
export const plainItem = (item: OrderItem): PlainItem =>
  Object.fromEntries(
    [
      ...(['categories', 'sku', 'tags', 'area'] as const).map((fact) => [fact, textsOf(item, fact)]),
      ...(['price', 'purchaseDate'] as const).map((fact) => [fact, numberOf(item, fact)]),
    ].filter(([, value]) => value !== undefined),
  );

const has = (fact: readonly string[], value: readonly string[]): boolean => fact.some((text) => value.includes(text));

type Test = (fact: any, value: any) => boolean;
const tests: Readonly<Record<string, Test>> = {
  fullMatch: has,
  notFullMatch: (fact: readonly string[], value) => !has(fact, value),
  partialMatch: (fact: readonly string[], value: readonly string[]) =>
    fact.some((text) => value.some((part) => text.includes(part))),
  greaterThan: (fact: number, value: number) => fact > value,
  lessThan: (fact: number, value: number) => fact < value,
  between: (fact: number, [min, max]: readonly [number, number]) => fact >= min && fact <= max,
};

/** Evaluates rules by json-rules-engine. With `stopAtFirst`, it stops at the first rule that fires. */
export function jsonRulesEngine(rules: readonly ReturnRule[], { stopAtFirst = false } = {}) {
  const engine = new Engine([], { allowUndefinedFacts: true });
  // A condition on an absent fact is false for every operator.
  for (const [name, test] of Object.entries(tests))
    engine.addOperator(name, (fact: unknown, value: unknown) => fact !== undefined && test(fact, value));
  const exported = JSON.parse(JSON.stringify(engineRules(rules))) as RuleProperties[];
  for (const rule of exported) engine.addRule(rule);
  if (stopAtFirst) engine.on('success', () => void engine.stop());
  return async (item: PlainItem): Promise<readonly string[]> =>
    (await engine.run(item)).events.map((event) => String(event.params?.['ruleId']));
}

/** Evaluates rules as closures, called in deciding order. */
export function compiledClosures(rules: readonly ReturnRule[]) {
  const compiled = inDecidingOrder(rules).map((rule) => {
    const checks = rule.conditions.map((condition) => {
      const { fact } = condition;
      const test = tests[condition.operator]!;
      const value = engineValue(condition);
      return (item: PlainItem): boolean => item[fact] !== undefined && test(item[fact], value);
    });
    const fires = (item: PlainItem): boolean => {
      for (const check of checks) if (!check(item)) return false;
      return true;
    };
    return { id: rule.ruleId!, fires };
  });
  return {
    all(item: PlainItem): readonly string[] {
      const ids: string[] = [];
      for (const { id, fires } of compiled) if (fires(item)) ids.push(id);
      return ids;
    },
    first(item: PlainItem): string | undefined {
      for (const { id, fires } of compiled) if (fires(item)) return id;
      return undefined;
    },
  };
}

/** Ids of the rules that fire, found by evaluating each condition separately. */
export const firingByMeaning = (rules: readonly ReturnRule[], item: OrderItem): readonly string[] =>
  inDecidingOrder(rules)
    .filter(({ enabled, conditions }) => enabled && conditions.every((condition) => conditionHolds(condition, item)))
    .map(({ ruleId }) => ruleId!);
