import { describe, expect, it } from 'vitest';
import { findUnstorable, MAX_DEPTH } from '../../../src/domain/shared/findUnstorable.ts';

const nested = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;

describe('findUnstorable', () => {
  it.each([
    ['nothing', { a: ['x', 1, null, true, { b: '😀' }] }, undefined],
    ['a NUL character', { a: ['x', { b: 'y\0' }] }, '/at/a/1/b'],
    ['a lone surrogate', ['\ud83d'], '/at/0'],
    ['an invalid name', { a: { 'b\0': 1 } }, '/at/a'],
    ['the first of two', { a: '\0', b: '\0' }, '/at/a'],
    ['names with characters of a JSON pointer', { 'a/b~c': '\0' }, '/at/a~1b~0c'],
    ['the maximum depth', nested(MAX_DEPTH), undefined],
    ['one level more than the maximum depth', nested(MAX_DEPTH + 1), `/at${'/0'.repeat(MAX_DEPTH)}`],
  ])('returns the JSON pointer of the value that cannot be stored: %s', (_what, value, pointer) => {
    expect(findUnstorable(value, '/at')).toBe(pointer);
  });
});
