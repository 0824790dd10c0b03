import { describe, expect, it } from 'vitest';
import {
  builtPatternOf,
  exampleOf,
  patternClassNames,
  patternOf,
  type BuiltPattern,
} from '../../../../src/domain/validation/patterns/builtPattern.ts';
import { characterClassRules } from '../../../../src/domain/validation/validate.ts';
import { compileRe2Pattern } from '../../../../src/infrastructure/patterns/re2PatternEngine.ts';

const order: BuiltPattern = { startsWith: 'R.M-', characters: 'numbers', least: 4, most: 10 };
const samples = [
  'Ab',
  'AB',
  '12',
  'A1',
  'ａｂ',
  'ｱｲ',
  'アイ',
  'アー',
  'あい',
  'ああー',
  '山田',
  '山　田',
  'é',
  '-',
  ' ',
  'ｶ ﾅ',
];

describe('a pattern built in the form', () => {
  it('is a regular expression that matches the example shown for the pattern [VL-regex]', () => {
    expect(patternOf(order)).toBe('^R\\.M-[0-9]{4,10}$');
    for (const characters of patternClassNames)
      for (const [least, most] of [
        [1, undefined],
        [3, 3],
        [2, 5],
        [6, undefined],
      ] as const) {
        const built = { startsWith: 'a+b', characters, least, most };
        expect(compileRe2Pattern(patternOf(built))?.matches(exampleOf(built)), patternOf(built)).toBe(true);
      }
  });

  it('can be read back from its regular expression, while regular expressions not built in the form cannot be read [VL-regex]', () => {
    for (const characters of patternClassNames) {
      for (const most of [4, 9, undefined])
        expect(builtPatternOf(patternOf({ ...order, characters, most }))).toEqual({ ...order, characters, most });
      expect(builtPatternOf(patternOf({ ...order, characters, least: 1, most: undefined }))).toMatchObject({
        least: 1,
      });
    }
    for (const other of ['', '^[0-9]', '[0-9]+', '^(R)[0-9]+$', '^[0-9]*$', '^[0-9]+$ ', '^\\d+$'])
      expect(builtPatternOf(other), other).toBeUndefined();
  });

  it.each(Object.entries(characterClassRules))('matches the same texts as the rule %s accepts [VL-*]', (name, rule) => {
    const characters = patternClassNames.find((each) => each === name) ?? expect.fail(`${name} is not offered`);
    const compiled = compileRe2Pattern(patternOf({ startsWith: '', characters, least: 1, most: undefined }));
    expect(samples.filter((text) => compiled?.matches(text))).toEqual(samples.filter((text) => rule.accepts(text, {})));
  });
});
