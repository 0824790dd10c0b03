import { describe, expect, it } from 'vitest';
import { makeOverlapIndex, excludedTexts } from '../../../../src/domain/rules/analysis/analyseRules.ts';
import { price, texts, constraint, wished } from './constraints.ts';

const rules = [
  wished('sale', texts('tags', 'fullMatch', 'sale')),
  wished('new', texts('tags', 'fullMatch', 'new')),
  wished('cheap', price('lessThan', 10)),
  wished('both', texts('tags', 'fullMatch', 'new', 'sale'), price('lessThan', 10)),
  wished('article', texts('sku', 'fullMatch', 'a1'), texts('tags', 'fullMatch', 'sale')),
];
const asked = constraint(texts('tags', 'fullMatch', 'SALE '), price('lessThan', 20));
const ids = (found: readonly (typeof rules)[number][]) => found.map(({ rule }) => rule.ruleId);

describe('makeOverlapIndex [RL-8]', () => {
  it('returns the earlier rules that require the same texts and no other facts, in order', () => {
    const find = makeOverlapIndex(rules, new Set());
    expect(ids(find(asked, Infinity))).toEqual(['sale', 'cheap', 'both']);
    expect(ids(find(asked, 3))).toEqual(['sale', 'cheap']);
    expect(ids(find(asked, 2))).toEqual(['sale']);
    expect(ids(find(constraint(texts('tags', 'fullMatch', 'new', 'sale')), Infinity))).toEqual(['sale', 'new']);
    expect(ids(find(constraint(texts('sku', 'fullMatch', 'a1'), texts('tags', 'partialMatch', 'x')), 9))).toEqual([
      'article',
    ]);
    expect(ids(find(constraint(), 9))).toEqual([]);
  });

  it('also returns rules that require a text excluded by another rule, because an item can have several texts', () => {
    const find = makeOverlapIndex(rules, new Set(['NEW']));
    expect(ids(find(asked, Infinity))).toEqual(['sale', 'new', 'cheap', 'both']);
    const another = constraint(texts('tags', 'fullMatch', 'toys'), price('lessThan', 20));
    expect(ids(find(another, Infinity))).toEqual(['new', 'cheap', 'both']);
  });

  it('gets the texts that the rules exclude from excludedTexts', () => {
    const wanting = [
      ...rules,
      wished('not', texts('area', 'notFullMatch', 'nsw', 'vic'), texts('sku', 'notFullMatch', 'x')),
    ];
    expect(excludedTexts(rules)).toEqual(new Set());
    expect(excludedTexts(wanting)).toEqual(new Set(['X', 'NSW', 'VIC']));
  });
});
