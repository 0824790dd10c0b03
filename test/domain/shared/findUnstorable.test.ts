import { describe, expect, it } from 'vitest';
import { findUnstorable, MAX_DEPTH } from '../../../src/domain/shared/findUnstorable.ts';

const nested = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;

describe('what cannot be kept of a value', () => {
  it.each([
    ['nothing', { a: ['x', 1, null, true, { b: '😀' }] }, undefined],
    ['a NUL character', { a: ['x', { b: 'y\0' }] }, '/at/a/1/b'],
    ['half a pair', ['\ud83d'], '/at/0'],
    ['a name that is none', { a: { 'b\0': 1 } }, '/at/a'],
    ['the first of two', { a: '\0', b: '\0' }, '/at/a'],
    ['names with signs of a pointer', { 'a/b~c': '\0' }, '/at/a~1b~0c'],
    ['as many levels as are kept', nested(MAX_DEPTH), undefined],
    ['one level more', nested(MAX_DEPTH + 1), `/at${'/0'.repeat(MAX_DEPTH)}`],
  ])('is named by its place: %s', (_what, value, pointer) => {
    expect(findUnstorable(value, '/at')).toBe(pointer);
  });
});
