import { describe, expect, it } from 'vitest';
import { findCounterexample, type Search } from '../../../../src/domain/rules/analysis/findCounterexample.ts';
import { ALL_FACTS, noConstraint } from '../../../../src/domain/rules/analysis/ruleConstraint.ts';
import { day, price, texts, constraint } from './constraints.ts';

const search = (more: Partial<Search>): Search => ({
  constraint: noConstraint,
  facts: ALL_FACTS,
  avoid: [],
  sentinel: '-',
  ...more,
});
const itemOf = (more: Partial<Search>) => {
  const escape = findCounterexample(search(more));
  return escape.kind === 'item' ? escape.makeItem() : escape.kind;
};

describe('findCounterexample [RL-8]', () => {
  it('returns an item that has only the requested facts', () => {
    expect(itemOf({})).toEqual({
      categories: [],
      sku: '-',
      tags: [],
      price: 0,
      purchaseDate: '2024-10-04',
      area: '-',
    });
    const onPrice = constraint(price('greaterThan', 5));
    expect(itemOf({ constraint: onPrice, facts: onPrice.facts })).toEqual({ price: 5.01 });
  });

  it('returns an item that satisfies the constraint and fires none of the given rules', () => {
    const required = constraint(
      texts('sku', 'fullMatch', 'a', 'b'),
      texts('tags', 'partialMatch', 'x'),
      price('lessThan', 20),
    );
    const avoid = [
      constraint(texts('sku', 'fullMatch', 'a')),
      constraint(price('lessThan', 10)),
      constraint(texts('area', 'notFullMatch', 'nsw')),
      constraint(texts('categories', 'fullMatch', 'wine')),
      constraint(texts('categories', 'notFullMatch', 'toys')),
      constraint(day('greaterThan', '1980-01-01')),
    ];
    expect(itemOf({ constraint: required, avoid })).toEqual({
      categories: ['TOYS'],
      sku: 'B',
      tags: ['-X-'],
      price: 10,
      purchaseDate: '1980-01-01',
      area: 'NSW',
    });
  });

  it('finds the counterexample if only one combination of several values per fact is possible', () => {
    const required = constraint(texts('sku', 'fullMatch', 'a', 'b', 'c'), texts('area', 'fullMatch', 'n', 's'));
    const pair = (sku: string, area: string) =>
      constraint(texts('sku', 'fullMatch', sku), texts('area', 'fullMatch', area));
    const avoid = [pair('a', 'n'), pair('a', 's'), pair('b', 'n'), pair('c', 'n'), pair('c', 's')];
    expect(itemOf({ constraint: required, facts: required.facts, avoid })).toEqual({ sku: 'B', area: 'S' });
    expect(itemOf({ constraint: required, facts: required.facts, avoid: [...avoid, pair('b', 's')] })).toBe('none');
  });

  it('returns "none" if each item that satisfies the constraint fires at least one of the given rules', () => {
    const cheap = constraint(price('lessThan', 10));
    expect(findCounterexample(search({ constraint: cheap, avoid: [constraint(price('lessThan', 20))] }))).toEqual({
      kind: 'none',
    });
    const halves = [constraint(price('lessThan', 10)), constraint(price('greaterThan', 9))];
    expect(findCounterexample(search({ avoid: halves }))).toEqual({ kind: 'none' });
  });
});
