import { describe, expect, it } from 'vitest';
import { hasCounterexample } from '../../../../src/domain/rules/analysis/hasCounterexample.ts';
import type { RuleCondition } from '../../../../src/domain/rules/conditions/ruleCondition.ts';
import { day, price, texts, constraint } from './constraints.ts';

describe('hasCounterexample [RL-8]', () => {
  it.each<readonly [readonly RuleCondition[], readonly RuleCondition[], boolean]>([
    [[], [], false],
    [[price('between', [5, 10])], [price('between', [5, 10])], false],
    [[price('between', [5, 10])], [price('between', [6, 10])], true],
    [[price('between', [5, 10])], [price('between', [5, 9])], true],
    [[price('between', [5, 10])], [price('between', [0, 20])], false],
    [[], [price('lessThan', 10)], true],
    [[], [price('greaterThan', -1)], false],
    [[day('lessThan', '2026-01-01')], [day('lessThan', '2026-01-02')], false],
    [[], [day('greaterThan', '2026-01-01')], true],
    [[texts('sku', 'fullMatch', 'a')], [texts('sku', 'fullMatch', 'a', 'b')], false],
    [[texts('sku', 'fullMatch', 'a', 'c')], [texts('sku', 'fullMatch', 'a', 'b')], true],
    [[texts('sku', 'notFullMatch', 'a')], [texts('sku', 'fullMatch', 'b')], true],
    [[texts('tags', 'fullMatch', 'a')], [texts('tags', 'fullMatch', 'a'), texts('tags', 'fullMatch', 'b')], true],
    [
      [texts('tags', 'fullMatch', 'a', 'b'), texts('tags', 'notFullMatch', 'b')],
      [texts('tags', 'fullMatch', 'a')],
      false,
    ],
    [[texts('sku', 'fullMatch', 'cab')], [texts('sku', 'partialMatch', 'ab')], false],
    [[texts('sku', 'fullMatch', 'cab', 'x')], [texts('sku', 'partialMatch', 'ab')], true],
    [[texts('tags', 'partialMatch', 'cab')], [texts('tags', 'partialMatch', 'x', 'ab')], false],
    [[texts('tags', 'partialMatch', 'cab', 'b')], [texts('tags', 'partialMatch', 'ab')], true],
    [[texts('sku', 'fullMatch', 'b')], [texts('sku', 'notFullMatch', 'a')], false],
    [[texts('tags', 'fullMatch', 'b')], [texts('tags', 'notFullMatch', 'a')], true],
    [[texts('tags', 'notFullMatch', 'a')], [texts('tags', 'notFullMatch', 'a')], false],
    [[texts('tags', 'notFullMatch', 'a')], [texts('tags', 'notFullMatch', 'a', 'b')], true],
    [[], [texts('area', 'notFullMatch')], false],
    [[price('lessThan', 5)], [price('lessThan', 10), texts('area', 'fullMatch', 'a')], true],
  ])('for items that satisfy %j and a rule with the conditions %j returns %j', (fits, rule, can) => {
    expect(hasCounterexample(constraint(...fits), constraint(...rule))).toBe(can);
  });
});
