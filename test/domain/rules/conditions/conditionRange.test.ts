import { describe, expect, it } from 'vitest';
import { dayOfDate } from '../../../../src/domain/rules/conditions/calendarDate.ts';
import {
  intersectRanges,
  numberAfter,
  rangeOf,
  type NumberRange,
} from '../../../../src/domain/rules/conditions/conditionRange.ts';
import type { RangeCondition } from '../../../../src/domain/rules/conditions/ruleCondition.ts';

const price = (operator: string, value: unknown) => ({ fact: 'price', operator, value }) as RangeCondition;
const date = (operator: string, value: unknown) => ({ fact: 'purchaseDate', operator, value }) as RangeCondition;
const EMPTY = { least: Infinity, most: -Infinity };

describe('rangeOf', () => {
  it.each([
    [price('between', [1, 2]), { least: 1, most: 2 }],
    [price('greaterThan', 0), { least: Number.MIN_VALUE, most: Infinity }],
    [price('lessThan', 0), { least: -Infinity, most: -Number.MIN_VALUE }],
    [price('greaterThan', 1), { least: 1 + Number.EPSILON, most: Infinity }],
    [price('lessThan', 1), { least: -Infinity, most: 1 - Number.EPSILON / 2 }],
    [price('greaterThan', -1), { least: -1 + Number.EPSILON / 2, most: Infinity }],
    [price('between', [2, 1]), EMPTY],
    [price('greaterThan', NaN), EMPTY],
    [date('greaterThan', '2026-02-28'), { least: dayOfDate('2026-03-01'), most: Infinity }],
    [date('lessThan', '2026-03-01'), { least: -Infinity, most: dayOfDate('2026-02-28') }],
    [date('between', ['2026-02-28', 'soon']), EMPTY],
  ])('returns for %j the range %j [RL-3]', (condition, range) => {
    expect(rangeOf(condition)).toEqual(range);
  });

  it('returns a range from which numberAfter computes the next price or day', () => {
    const range: NumberRange = { least: 0, most: 1 };
    expect(numberAfter(range, 'price')).toBe(1 + Number.EPSILON);
    expect(numberAfter(range, 'purchaseDate')).toBe(2);
  });

  it('returns ranges from which intersectRanges computes the intersection', () => {
    const [low, high] = [rangeOf(price('between', [1, 5])), rangeOf(price('between', [3, 9]))];
    expect(intersectRanges([low, high])).toEqual({ least: 3, most: 5 });
  });
});
