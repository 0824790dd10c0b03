import { describe, expect, it } from 'vitest';
import { findEscape, type Search } from '../../../../src/domain/rules/analysis/findEscape.ts';
import { ALL_FACTS, noWish } from '../../../../src/domain/rules/analysis/ruleWish.ts';
import { day, price, texts, wish } from './wishes.ts';

const search = (more: Partial<Search>): Search => ({
  wish: noWish,
  facts: ALL_FACTS,
  avoid: [],
  strange: '-',
  ...more,
});
const itemOf = (more: Partial<Search>) => {
  const escape = findEscape(search(more));
  return escape.kind === 'item' ? escape.makeItem() : escape.kind;
};

describe('an item that fits a wish and fires none of some rules [RL-8]', () => {
  it('has exactly the facts asked for, each as an item has it', () => {
    expect(itemOf({})).toEqual({
      categories: [],
      sku: '-',
      tags: [],
      price: 0,
      purchaseDate: '2024-10-04',
      area: '-',
    });
    const onPrice = wish(price('greaterThan', 5));
    expect(itemOf({ wish: onPrice, facts: onPrice.facts })).toEqual({ price: 5.01 });
  });

  it('is as the wish has it, and breaks every rule in a fact it may break', () => {
    const asked = wish(texts('sku', 'fullMatch', 'a', 'b'), texts('tags', 'partialMatch', 'x'), price('lessThan', 20));
    const avoid = [
      wish(texts('sku', 'fullMatch', 'a')),
      wish(price('lessThan', 10)),
      wish(texts('area', 'notFullMatch', 'nsw')),
      wish(texts('categories', 'fullMatch', 'wine')),
      wish(texts('categories', 'notFullMatch', 'toys')),
      wish(day('greaterThan', '1980-01-01')),
    ];
    expect(itemOf({ wish: asked, avoid })).toEqual({
      categories: ['TOYS'],
      sku: 'B',
      tags: ['-X-'],
      price: 10,
      purchaseDate: '1980-01-01',
      area: 'NSW',
    });
  });

  it('is found where only one of several values of each fact will do', () => {
    const asked = wish(texts('sku', 'fullMatch', 'a', 'b', 'c'), texts('area', 'fullMatch', 'n', 's'));
    const pair = (sku: string, area: string) => wish(texts('sku', 'fullMatch', sku), texts('area', 'fullMatch', area));
    const avoid = [pair('a', 'n'), pair('a', 's'), pair('b', 'n'), pair('c', 'n'), pair('c', 's')];
    expect(itemOf({ wish: asked, facts: asked.facts, avoid })).toEqual({ sku: 'B', area: 'S' });
    expect(itemOf({ wish: asked, facts: asked.facts, avoid: [...avoid, pair('b', 's')] })).toBe('none');
  });

  it('is not there where one rule holds for all, or several do together', () => {
    const cheap = wish(price('lessThan', 10));
    expect(findEscape(search({ wish: cheap, avoid: [wish(price('lessThan', 20))] }))).toEqual({ kind: 'none' });
    const halves = [wish(price('lessThan', 10)), wish(price('greaterThan', 9))];
    expect(findEscape(search({ avoid: halves }))).toEqual({ kind: 'none' });
  });
});
