import { describe, expect, it } from 'vitest';
import { findUncovered } from '../../../../src/domain/rules/analysis/analyseRules.ts';
import { ruleFacts } from '../../../../src/domain/rules/conditions/facts.ts';
import { day, price, texts, wished } from './constraints.ts';

const every = {
  categories: texts('categories', 'notFullMatch'),
  sku: texts('sku', 'notFullMatch'),
  tags: texts('tags', 'notFullMatch'),
  price: price('greaterThan', -1),
  purchaseDate: day('between', ['0100-01-01', '9999-12-31']),
  area: texts('area', 'notFullMatch'),
};
const windowsOn = (...facts: readonly (keyof typeof every)[]) => facts.map((fact) => wished(fact, every[fact]));

describe('findUncovered [RL-8]', () => {
  it('if no rule fires for some item that has every fact, returns such an item', () => {
    expect(findUncovered([], '-')).toEqual([
      {
        kind: 'no-window',
        example: { categories: [], sku: '-', tags: [], price: 0, purchaseDate: '2024-10-04', area: '-' },
      },
    ]);
    const dear = [wished('dear', price('greaterThan', 10), texts('tags', 'notFullMatch', 'sale'))];
    const [found] = findUncovered(dear, '_');
    expect(found).toMatchObject({ kind: 'no-window' });
    expect(found?.kind === 'no-window' && Object.keys(found.example)).toEqual(ruleFacts);
  });

  it.each(['categories', 'sku', 'tags', 'price', 'purchaseDate', 'area'] as const)(
    'returns an item without %s if every item with that fact fires a rule',
    (fact) => {
      const [found] = findUncovered(windowsOn(fact), '-');
      const facts = found?.kind === 'no-window' ? Object.keys(found.example) : [];
      expect(facts).toEqual(ruleFacts.filter((each) => each !== fact));
    },
  );

  it('returns an item without facts if the rules cover every value of each fact, and no item if a rule has no conditions', () => {
    expect(findUncovered(windowsOn(...ruleFacts), '-')).toEqual([{ kind: 'no-window', example: {} }]);
    expect(findUncovered([wished('always')], '-')).toEqual([]);
  });
});
