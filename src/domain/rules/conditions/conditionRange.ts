import { dayOfDate } from './calendarDate.ts';
import { isDateFact, type NumberFact } from './facts.ts';
import type { RangeCondition } from './ruleCondition.ts';

/** Numbers that satisfy a range condition, both ends included. Empty if `least` exceeds `most`. */
export type NumberRange = { readonly least: number; readonly most: number };

const floats = new Float64Array(1);
const bits = new BigInt64Array(floats.buffer);

function nextUp(value: number): number {
  if (value === 0) return Number.MIN_VALUE;
  floats[0] = value;
  bits[0] = (bits[0] as bigint) + (value > 0 ? 1n : -1n);
  return floats[0];
}

export const boundOf = (value: string | number): number =>
  typeof value === 'string' ? (dayOfDate(value) ?? NaN) : value;

/** Range of a condition in prices or day numbers. Empty for an invalid date. */
export function rangeOf(condition: RangeCondition): NumberRange {
  const isDate = isDateFact(condition.fact);
  if (condition.operator === 'between') {
    const [least, most] = condition.value;
    return orEmpty({ least: boundOf(least), most: boundOf(most) });
  }
  const bound = boundOf(condition.value);
  return condition.operator === 'greaterThan'
    ? orEmpty({ least: isDate ? bound + 1 : nextUp(bound), most: Infinity })
    : orEmpty({ least: -Infinity, most: isDate ? bound - 1 : -nextUp(-bound) });
}

const orEmpty = (range: NumberRange): NumberRange =>
  range.least <= range.most ? range : { least: Infinity, most: -Infinity };

export const intersectRanges = (ranges: readonly NumberRange[]): NumberRange => ({
  least: Math.max(...ranges.map((range) => range.least)),
  most: Math.min(...ranges.map((range) => range.most)),
});

/** The first number above a range. Days are integers; prices are not. */
export const numberAfter = (range: NumberRange, fact: NumberFact): number =>
  isDateFact(fact) ? range.most + 1 : nextUp(range.most);
