import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyMergePatch, mergePatchBetween } from '../../../src/domain/shared/mergePatch.ts';

const { record } = fc.letrec<{ value: unknown; record: Record<string, unknown> }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.array(fc.integer()),
    tie('record'),
  ),
  record: fc.dictionary(fc.constantFrom('a', 'b', '__proto__', 'constructor', 'ünï'), tie('value'), { maxKeys: 4 }),
}));

describe('JSON merge patch', () => {
  it('transforms any object into any other object', () => {
    fc.assert(
      fc.property(record, record, (from, to) => {
        const patch = mergePatchBetween(from, to);
        expect(patch === undefined ? from : applyMergePatch(from, patch)).toEqual(to);
      }),
      { numRuns: 500, seed: 5 },
    );
  });

  it('is created and applied in time proportional to the size of the objects', () => {
    const values = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`key${i}`, i]));
    const nulls = Object.fromEntries(Object.keys(values).map((key) => [key, null]));
    expect(applyMergePatch({}, values)).toEqual(values);
    expect(applyMergePatch(values, nulls)).toEqual({});
  });

  // Examples from RFC 7396, appendix A: only the examples in which both values are objects.
  it.each([
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [
      ['a', 'b'],
      ['c', 'd'],
      ['c', 'd'],
    ],
    [{ a: 'b' }, ['c'], ['c']],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])('changes the object %j by the patch %j to %j', (target, patch, result) => {
    expect(applyMergePatch(target, patch)).toEqual(result);
  });

  it('does not change the prototype of the patched object', () => {
    const patched = applyMergePatch({}, JSON.parse('{"__proto__":{"polluted":true}}'));
    expect(Object.hasOwn(patched as object, '__proto__')).toBe(true);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
