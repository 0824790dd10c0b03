import { describe, expect, it } from 'vitest';
import { candidates } from '../../../../src/domain/rules/analysis/candidates.ts';
import { day, price, texts, constraint } from './constraints.ts';

const sale = constraint(texts('tags', 'fullMatch', 'sale'));

describe('candidates [RL-8]', () => {
  it('contains the rules whose required texts the constraint requires too', () => {
    const rules = [
      constraint(texts('tags', 'fullMatch', 'new')),
      constraint(texts('tags', 'fullMatch', 'new', 'sale')),
      constraint(texts('sku', 'fullMatch', 'sale')),
      constraint(texts('tags', 'partialMatch', 'x', 'al')),
      constraint(texts('tags', 'partialMatch', 'sales')),
      constraint(texts('tags', 'fullMatch', 'sale'), texts('tags', 'fullMatch', 'new')),
      constraint(price('lessThan', 5), day('lessThan', '2026-01-01')),
    ];
    expect(candidates(sale, rules, true)).toEqual([1, 3, 6]);
  });

  it('contains the rules that require a part of a text that the constraint requires, for each fact separately', () => {
    for (const fact of ['categories', 'sku', 'tags', 'area']) {
      const required = constraint(texts(fact, 'partialMatch', 'wholesale'));
      const rules = [
        constraint(texts(fact, 'partialMatch', 'sale')),
        constraint(texts(fact, 'fullMatch', 'wholesale')),
        constraint(texts(fact, 'partialMatch', 'retail')),
      ];
      expect(candidates(required, rules, true)).toEqual([0]);
      expect(candidates(constraint(texts(fact, 'fullMatch', 'wholesale')), rules, true)).toEqual([0, 1]);
    }
  });

  it('contains only rules that can be true together with the constraint', () => {
    const cheap = constraint(price('lessThan', 10));
    expect(
      candidates(cheap, [constraint(price('greaterThan', 20)), constraint(price('greaterThan', 5))], false),
    ).toEqual([1]);
  });

  it('contains the rules that require a text which another candidate excludes, transitively, except in plain mode', () => {
    const rules = [
      constraint(texts('tags', 'fullMatch', 'c'), texts('sku', 'notFullMatch', 'd')),
      constraint(texts('tags', 'fullMatch', 'b'), texts('tags', 'notFullMatch', 'c')),
      constraint(texts('tags', 'notFullMatch', 'b')),
      constraint(texts('sku', 'fullMatch', 'd')),
      constraint(texts('tags', 'fullMatch', 'e')),
    ];
    expect(candidates(sale, rules, false)).toEqual([0, 1, 2, 3]);
    expect(candidates(sale, rules, true)).toEqual([2]);
  });
});
