import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepEqual } from '../../../src/domain/shared/deepEqual.ts';

const byText = (left: string, right: string): number => (left < right ? -1 : 1);
const json = fc.jsonValue({ maxDepth: 3 });
/** JSON values from a small set, so that two random values are often equal. */
const small = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(undefined, null, 0, 1, '', 'a', true, Number.NaN),
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b', '__proto__'), tie('value'), { maxKeys: 2 }),
  ),
})).value;

describe('deepEqual', () => {
  it('returns true for a value and its copy read from storage', () => {
    fc.assert(fc.property(json, (value) => deepEqual(value, JSON.parse(JSON.stringify(value)))));
  });

  it('treats -0 as equal to 0, and NaN as equal to NaN', () => {
    expect([deepEqual(0, -0), deepEqual([Number.NaN], [Number.NaN])]).toEqual([true, true]);
  });

  it('returns the same result if the two compared values are swapped', () => {
    fc.assert(fc.property(small, small, (left, right) => deepEqual(left, right) === deepEqual(right, left)));
  });

  it('returns true exactly if the values have the same JSON text, ignoring the order of keys', () => {
    const sorted = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(sorted);
      if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? 0 : value;
      return Object.keys(value)
        .toSorted(byText)
        .map((key) => [key, sorted((value as Record<string, unknown>)[key])]);
    };
    fc.assert(
      fc.property(json, json, (left, right) => {
        const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
        fc.pre(isRecord(left) === isRecord(right));
        return (
          deepEqual({ left }, { left: right }) === (JSON.stringify(sorted(left)) === JSON.stringify(sorted(right)))
        );
      }),
    );
  });

  it('treats an undefined property as absent, and ignores the order of properties but not the order of list entries', () => {
    expect(deepEqual({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(deepEqual({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
    expect(deepEqual([1, 2], [2, 1])).toBe(false);
    expect(deepEqual([], {})).toBe(false);
    expect(deepEqual({ a: null }, {})).toBe(false);
  });

  it('treats keys such as __proto__ and toString like other keys', () => {
    expect(deepEqual(JSON.parse('{"__proto__":{}}'), {})).toBe(false);
    expect(deepEqual({}, JSON.parse('{"toString":1}'))).toBe(false);
  });
});
