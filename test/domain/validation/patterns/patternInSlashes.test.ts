import { expect, it } from 'vitest';
import { patternInSlashes } from '../../../../src/domain/validation/patterns/patternProblem.ts';

it.each([
  ['/^\\d+$/', '^\\d+$'],
  ['/^[A-Z]+$/i', '^[A-Z]+$'],
  [' /a\\/b/gu ', 'a\\/b'],
  ['^\\d+$', undefined],
  ['a/b', undefined],
  ['/', undefined],
  ['//', undefined],
  ['/returns', undefined],
])('patternInSlashes returns the pattern between the slashes of %s', (pattern, between) => {
  expect(patternInSlashes(pattern)).toBe(between);
});
