import { describe, expect, it } from 'vitest';
import {
  canHaveTexts,
  canHoldTogether,
  impossibleFacts,
  textsAllowed,
} from '../../../../src/domain/rules/analysis/canHold.ts';
import { NO_TEXTS, type RuleWish, type TextWish } from '../../../../src/domain/rules/analysis/ruleWish.ts';
import type { TextFact } from '../../../../src/domain/rules/ruleCondition.ts';
import { day, price, texts, wish } from './wishes.ts';

const asks = (more: Partial<TextWish>): TextWish => ({ ...NO_TEXTS, ...more });

describe('what an item can be [RL-8]', () => {
  it('is of a single fact one text that all lists name', () => {
    expect(textsAllowed(NO_TEXTS)).toBeUndefined();
    expect(textsAllowed(asks({ full: [['a', 'b', 'c']], not: ['c'] }))).toEqual(['a', 'b']);
    expect(
      textsAllowed(
        asks({
          full: [
            ['a', 'b'],
            ['b', 'c'],
          ],
        }),
      ),
    ).toEqual(['b']);
    expect(textsAllowed(asks({ full: [['ab', 'bc']], partial: [['a'], ['b', 'x']] }))).toEqual(['ab']);
  });

  it.each<readonly [TextFact, Partial<TextWish>, boolean]>([
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
  ])('has texts of %s as wished, %j: %j', (fact, asked, can) => {
    expect(canHaveTexts(fact, asks(asked))).toBe(can);
  });

  it('is told fact by fact where it can be nothing', () => {
    const impossible = wish(
      day('between', ['2026-02-02', '2026-02-01']),
      price('lessThan', 10),
      texts('tags', 'fullMatch'),
      texts('sku', 'fullMatch', 'a'),
      texts('area', 'fullMatch', 'a'),
      texts('area', 'notFullMatch', 'a'),
    );
    expect(impossibleFacts(impossible)).toEqual(['tags', 'area', 'purchaseDate']);
  });

  it.each<readonly [RuleWish, RuleWish, boolean]>([
    [wish(price('lessThan', 10)), wish(texts('tags', 'fullMatch', 'a')), true],
    [wish(price('between', [0, 10])), wish(price('between', [10, 20])), true],
    [wish(price('between', [10, 20])), wish(price('between', [0, 10])), true],
    [wish(price('lessThan', 10)), wish(price('between', [10, 20])), false],
    [wish(price('between', [10, 20])), wish(price('lessThan', 10)), false],
    [wish(texts('sku', 'fullMatch', 'a')), wish(texts('sku', 'fullMatch', 'b')), false],
    [wish(texts('sku', 'fullMatch', 'a')), wish(texts('sku', 'notFullMatch', 'b')), true],
    [wish(texts('tags', 'fullMatch', 'a')), wish(texts('tags', 'notFullMatch', 'a')), false],
    [
      wish(texts('tags', 'fullMatch', 'a'), day('lessThan', '2026-01-01')),
      wish(texts('tags', 'fullMatch', 'b'), day('greaterThan', '2026-01-01')),
      false,
    ],
  ])('holds %j and %j together: %j', (left, right, can) => {
    expect(canHoldTogether(left, right)).toBe(can);
  });
});
