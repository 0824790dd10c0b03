import { dayOfDate } from './calendarDate.ts';
import { isDateFact, type NumberFact } from './facts.ts';
import type { RangeCondition } from './ruleCondition.ts';

/** Numbers that satisfy a range condition, both ends included. Empty if `least` exceeds `most`. */
export type NumberRange = { readonly least: number; readonly most: number };

const floats = new Float64Array(1);
const bits = new BigInt64Array(floats.buffer);

/** The next larger floating-point number. */
function nextUp(value: number): number {
  if (value === 0) return Number.MIN_VALUE;
  floats[0] = value;
  bits[0] = (bits[0] as bigint) + (value > 0 ? 1n : -1n);
  return floats[0];
}

/** Range of a condition in prices or day numbers. Empty for an invalid date. */
export function rangeOf(condition: RangeCondition): NumberRange {
  const isDate = isDateFact(condition.fact);
  const numberOf = (value: string | number): number => (typeof value === 'string' ? (dayOfDate(value) ?? NaN) : value);
  if (condition.operator === 'between') {
    const [least, most] = condition.value;
    return orEmpty({ least: numberOf(least), most: numberOf(most) });
  }
  const bound = numberOf(condition.value);
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
