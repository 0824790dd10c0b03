import { describe, expect, it } from 'vitest';
import { canHaveTexts, canHoldTogether, allowedTexts } from '../../../../src/domain/rules/analysis/canHold.ts';
import {
  NO_TEXTS,
  type RuleConstraint,
  type TextConstraint,
} from '../../../../src/domain/rules/analysis/ruleConstraint.ts';
import type { TextFact } from '../../../../src/domain/rules/conditions/facts.ts';
import { day, price, texts, constraint } from './constraints.ts';

const requiredTexts = (more: Partial<TextConstraint>): TextConstraint => ({ ...NO_TEXTS, ...more });

describe('the values that a constraint allows [RL-8]', () => {
  it('are, for a fact with a single value, the texts that every list of the constraint contains', () => {
    expect(allowedTexts(NO_TEXTS)).toBeUndefined();
    expect(allowedTexts(requiredTexts({ full: [['a', 'b', 'c']], not: ['c'] }))).toEqual(['a', 'b']);
    expect(
      allowedTexts(
        requiredTexts({
          full: [
            ['a', 'b'],
            ['b', 'c'],
          ],
        }),
      ),
    ).toEqual(['b']);
    expect(allowedTexts(requiredTexts({ full: [['ab', 'bc']], partial: [['a'], ['b', 'x']] }))).toEqual(['ab']);
  });

  it.each<readonly [TextFact, Partial<TextConstraint>, boolean]>([
    ['sku', { full: [['a'], ['b']] }, false],
    ['tags', { full: [['a'], ['b']] }, true],
    ['area', { full: [['a']], partial: [['b']] }, false],
    ['categories', { full: [['a']], partial: [['b']] }, true],
    ['area', { full: [['ab']], partial: [['b']] }, true],
    ['sku', { not: ['a'] }, true],
    ['sku', { full: [['a', 'b']], not: ['a'] }, true],
    ['tags', { full: [['a', 'b']], not: ['a'] }, true],
    ['tags', { full: [['b'], ['a']], not: ['a'] }, false],
    ['tags', { full: [[]] }, false],
    ['tags', { partial: [['a'], []] }, false],
    ['sku', { full: [['a']], partial: [[]] }, false],
  ])('include a text of the fact %s with the constraint %j: %j', (fact, constraint, can) => {
    expect(canHaveTexts(fact, requiredTexts(constraint))).toBe(can);
  });

  it.each<readonly [RuleConstraint, RuleConstraint, boolean]>([
    [constraint(price('lessThan', 10)), constraint(texts('tags', 'fullMatch', 'a')), true],
    [constraint(price('between', [0, 10])), constraint(price('between', [10, 20])), true],
    [constraint(price('between', [10, 20])), constraint(price('between', [0, 10])), true],
    [constraint(price('lessThan', 10)), constraint(price('between', [10, 20])), false],
    [constraint(price('between', [10, 20])), constraint(price('lessThan', 10)), false],
    [constraint(texts('sku', 'fullMatch', 'a')), constraint(texts('sku', 'fullMatch', 'b')), false],
    [constraint(texts('sku', 'fullMatch', 'a')), constraint(texts('sku', 'notFullMatch', 'b')), true],
    [constraint(texts('tags', 'fullMatch', 'a')), constraint(texts('tags', 'notFullMatch', 'a')), false],
    [
      constraint(texts('tags', 'fullMatch', 'a'), day('lessThan', '2026-01-01')),
      constraint(texts('tags', 'fullMatch', 'b'), day('greaterThan', '2026-01-01')),
      false,
    ],
  ])('satisfy both of the constraints %j and %j: %j', (left, right, isPossible) => {
    expect(canHoldTogether(left, right)).toBe(isPossible);
  });
});
