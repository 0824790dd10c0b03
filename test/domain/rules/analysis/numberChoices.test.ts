import { describe, expect, it } from 'vitest';
import { numberChoices } from '../../../../src/domain/rules/analysis/findCounterexample.ts';
import { possibleNumbers } from '../../../../src/domain/rules/analysis/ruleConstraint.ts';
import { dayOfDate } from '../../../../src/domain/rules/conditions/calendarDate.ts';
import type { RuleCondition } from '../../../../src/domain/rules/conditions/ruleCondition.ts';
import { day, price, texts, constraint } from './constraints.ts';

const { price: prices, purchaseDate: dates } = possibleNumbers;
const pricesFor = (conditions: readonly RuleCondition[], range = prices) =>
  numberChoices(
    'price',
    range,
    conditions.map((each) => constraint(each)),
  ).choices;
const datesFor = (...conditions: readonly RuleCondition[]) =>
  numberChoices(
    'purchaseDate',
    dates,
    conditions.map((each) => constraint(each)),
  ).choices.map(({ value }) => value);

describe('numberChoices [RL-8]', () => {
  it('returns values at the bounds of rules, but no value that satisfies only some of the rules satisfied by another value', () => {
    expect(pricesFor([])).toEqual([{ value: 0, hits: 0n }]);
    expect(pricesFor([price('between', [10, 20])])).toEqual([{ value: 0, hits: 0n }]);
    expect(pricesFor([price('lessThan', 10), price('greaterThan', 5)])).toEqual([
      { value: 0, hits: 1n },
      { value: 10, hits: 2n },
    ]);
    expect(pricesFor([price('lessThan', 10), price('between', [10, 20]), price('greaterThan', 20)])).toEqual([
      { value: 0, hits: 1n },
      { value: 10, hits: 2n },
      { value: 20.01, hits: 4n },
    ]);
  });

  it('counts a rule that has no condition on the numeric fact as satisfied by every value', () => {
    expect(pricesFor([texts('tags', 'fullMatch', 'a'), price('lessThan', 10)])).toEqual([{ value: 10, hits: 1n }]);
  });

  it('returns values only from the given range', () => {
    const range = { least: 5, most: 15 };
    expect(pricesFor([price('between', [0, 20])], range)).toEqual([{ value: 5, hits: 1n }]);
    expect(pricesFor([price('between', [0, 5])], range)).toEqual([{ value: 5.01, hits: 0n }]);
    expect(pricesFor([price('between', [15, 20])], range)).toEqual([{ value: 5, hits: 0n }]);
    expect(pricesFor([price('between', [5, 14.5])], range)).toEqual([{ value: 14.51, hits: 0n }]);
    expect(pricesFor([price('between', [16, 20]), price('between', [0, 4])], range)).toEqual([{ value: 5, hits: 0n }]);
  });

  it('includes the last value of the given range', () => {
    const range = { least: 5, most: 15 };
    const [until14, from15] = [
      constraint(day('between', ['1970-01-01', '1970-01-15'])),
      constraint(day('between', ['1970-01-16', '1970-01-21'])),
    ];
    const choices = (...rules: readonly ReturnType<typeof constraint>[]) =>
      numberChoices('purchaseDate', range, rules).choices;
    expect(choices(until14)).toEqual([{ value: 15, hits: 0n }]);
    expect(choices(until14, from15)).toEqual([
      { value: 5, hits: 1n },
      { value: 15, hits: 2n },
    ]);
  });

  it('returns prices in whole cents if possible', () => {
    expect(pricesFor([price('between', [0, 9.99])]).map(({ value }) => value)).toEqual([10]);
    expect(pricesFor([price('lessThan', 10.005)]).map(({ value }) => value)).toEqual([10.01]);
    const [between] = pricesFor([price('between', [0, 9.99]), price('between', [9.995, 20])]);
    expect(between?.value).toBeGreaterThan(9.99);
    expect(between?.value).toBeLessThan(9.995);
  });

  it('returns a recent day if every day is possible, otherwise a day next to the bound of a rule', () => {
    expect(datesFor()).toEqual([20_000]);
    expect(datesFor(day('greaterThan', '1980-01-01'))).toEqual([dayOfDate('1980-01-01')]);
    expect(datesFor(day('lessThan', '2026-01-01'))).toEqual([dayOfDate('2026-01-01')]);
  });
});
