import { describe, expect, it } from 'vitest';
import { patternProblem } from '../../../../src/domain/validation/patterns/patternProblem.ts';
import { compileRe2Pattern } from '../../../../src/infrastructure/patterns/re2PatternEngine.ts';

const problem = (pattern: string) => patternProblem(pattern, compileRe2Pattern);
const unsupported = (reason: string, part: string) => ({
  key: `validation.patternUnsupported.${reason}`,
  values: { part, max: 1000 },
});

describe('a pattern that only the JavaScript engine accepts', () => {
  it.each([
    ['^(?=.*\\d).+$', 'slow', '(?='],
    ['^(?!0)\\d+$', 'slow', '(?!'],
    ['(?<=RMA)\\d+', 'slow', '(?<='],
    ['(?<!RMA)\\d+', 'slow', '(?<!'],
    ['(a)\\1', 'slow', '\\1'],
    ['(?<n>a)\\k<n>', 'slow', '\\k<n>'],
    ['[\\u3041-\\u3096]+', 'notation', '\\u3041'],
    ['\\u{41}', 'notation', '\\u{41}'],
    ['\\cA', 'notation', '\\cA'],
    ['[^]+', 'notation', '[^]'],
    ['[\\b]', 'notation', '[\\b]'.slice(1, 3)],
    ['\\p{Script=Han}', 'notation', '\\p{Script=Han}'],
    ['^a{1001}$', 'repeats', '{1001}'],
    ['^(?:[a-z]{3}-){1,400}$', 'repeats', '{1,400}'],
  ])(
    'is rejected, and the error contains the unsupported part and the reason: %s [VL-regex]',
    (pattern, reason, part) => {
      expect(problem(pattern)).toEqual(unsupported(reason, part));
    },
  );

  it('has a different error message than a pattern that every engine rejects [VL-regex]', () => {
    for (const malformed of ['(', '[a', 'a{2,1}', '*']) expect(problem(malformed)).toBe('validation.regexInvalidError');
  });

  it('is not reported if the unsupported characters are inside a character class, where they are literal [VL-regex]', () => {
    for (const literal of ['[(?=]', '[{2000}]', '\\(?=', '\\\\1']) expect(problem(literal)).toBeUndefined();
  });
});

it('a pattern may limit comments to 1,000 characters [VL-regex]', () => {
  expect(problem('^.{1,1000}$')).toBeUndefined();
});
