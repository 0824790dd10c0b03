import { describe, expect, it } from 'vitest';
import { inPlay } from '../../../../src/domain/rules/analysis/inPlay.ts';
import { day, price, texts, wish } from './wishes.ts';

const sale = wish(texts('tags', 'fullMatch', 'sale'));

describe('the rules an item made to fit a wish may fire [RL-8]', () => {
  it('ask for no text but those it is given', () => {
    const rules = [
      wish(texts('tags', 'fullMatch', 'new')),
      wish(texts('tags', 'fullMatch', 'new', 'sale')),
      wish(texts('sku', 'fullMatch', 'sale')),
      wish(texts('tags', 'partialMatch', 'x', 'al')),
      wish(texts('tags', 'partialMatch', 'sales')),
      wish(texts('tags', 'fullMatch', 'sale'), texts('tags', 'fullMatch', 'new')),
      wish(price('lessThan', 5), day('lessThan', '2026-01-01')),
    ];
    expect(inPlay(sale, rules, true)).toEqual([1, 3, 6]);
  });

  it('find a part also within a part that is wished for, in each fact its own', () => {
    for (const fact of ['categories', 'sku', 'tags', 'area']) {
      const asked = wish(texts(fact, 'partialMatch', 'wholesale'));
      const rules = [
        wish(texts(fact, 'partialMatch', 'sale')),
        wish(texts(fact, 'fullMatch', 'wholesale')),
        wish(texts(fact, 'partialMatch', 'retail')),
      ];
      expect(inPlay(asked, rules, true)).toEqual([0]);
      expect(inPlay(wish(texts(fact, 'fullMatch', 'wholesale')), rules, true)).toEqual([0, 1]);
    }
  });

  it('can hold together with the wish', () => {
    const cheap = wish(price('lessThan', 10));
    expect(inPlay(cheap, [wish(price('greaterThan', 20)), wish(price('greaterThan', 5))], false)).toEqual([1]);
  });

  it('are also those that ask for what another in play wants not, one after the other, unless plainly', () => {
    const rules = [
      wish(texts('tags', 'fullMatch', 'c'), texts('sku', 'notFullMatch', 'd')),
      wish(texts('tags', 'fullMatch', 'b'), texts('tags', 'notFullMatch', 'c')),
      wish(texts('tags', 'notFullMatch', 'b')),
      wish(texts('sku', 'fullMatch', 'd')),
      wish(texts('tags', 'fullMatch', 'e')),
    ];
    expect(inPlay(sale, rules, false)).toEqual([0, 1, 2, 3]);
    expect(inPlay(sale, rules, true)).toEqual([2]);
  });
});
