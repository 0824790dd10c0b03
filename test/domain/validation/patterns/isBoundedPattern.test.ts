import { describe, expect, it } from 'vitest';
import {
  MAX_FOLDING_WORK,
  isBoundedPattern,
  MAX_WRITTEN_OUT_SIZE,
} from '../../../../src/domain/validation/patterns/isBoundedPattern.ts';
import { PATTERN_LIMIT } from '../../../../src/domain/validation/patterns/patternEngine.ts';

describe('isBoundedPattern', () => {
  it.each([
    ['of the maximum length', 'a'.repeat(PATTERN_LIMIT.max), 'a'.repeat(PATTERN_LIMIT.max + 1)],
    ['of the maximum expanded size', `a{${MAX_WRITTEN_OUT_SIZE}}`, `a{${MAX_WRITTEN_OUT_SIZE + 1}}`],
    [
      'with the maximum number of case-folded characters',
      `(?i)[\\x{0}-\\x{${MAX_FOLDING_WORK.toString(16)}}]`,
      `(?i)[\\x{0}-\\x{${(MAX_FOLDING_WORK + 1).toString(16)}}]`,
    ],
  ])('accepts a pattern %s, but not a pattern that exceeds this limit [VL-regex]', (_, max, more) => {
    expect([isBoundedPattern(max), isBoundedPattern(more)]).toEqual([true, false]);
  });
});
