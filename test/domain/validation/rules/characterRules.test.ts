import { describe, expect, it } from 'vitest';
import type { RuleName } from '../../../../src/domain/validation/validate.ts';
import { acceptedOf } from '../acceptedOf.ts';

/** Returns the characters that the rule accepts inside a text. */
const around = (rule: RuleName, characters: string): string =>
  acceptedOf(
    rule,
    [...characters].map((character) => `a${character}b`),
  )
    .map((text) => text.slice(1, -1))
    .join('');

const EVERY_SIGN = '[]{}<>!#$%^*£@&-_.,;:\'"()+=?/\\|~`';

describe('the allowed characters of a text', () => {
  it('are letters, digits, underscores and spaces in a company name [VL-companyName]', () => {
    const right = ['Acme_2 Ltd', 'Café Noir', 'مصنع النور', '株式会社光洋', '7', '٧'];
    expect(
      acceptedOf('companyName', [...right, 'A-B', 'A&B', 'A.B', 'A\tB', 'A\nB', 'A!', '½', 'm²', 'Ⅷ', '①']),
    ).toEqual(right);
    expect(around('companyName', EVERY_SIGN)).toBe('_');
  });

  it('exclude special characters, which three variants of the rule define differently [VL-noSpecialCharacters] [VL-noSpecialCharactersAlt] [VL-noSpecialCharactersExpanded]', () => {
    expect(around('noSpecialCharacters', EVERY_SIGN)).toBe('£@&-_.,;:\'"()+=?/\\|~`');
    expect(around('noSpecialCharactersAlt', EVERY_SIGN)).toBe('[]{}>!$%^*£@-_.,;:\'"()+=?/\\|~`');
    expect(around('noSpecialCharactersExpanded', EVERY_SIGN)).toBe('-_.,;:\'"()+=?/\\|~`');
  });

  it('are letters, spaces, and hyphens between letters [VL-lettersOptionalHyphen]', () => {
    const right = ['Anna', 'Anna-Maria', 'Anna-Maria von Berg-Stein', 'Zoë', 'محمد علي', 'a-b-c'];
    const wrong = ['-Anna', 'Anna-', 'Anna--Maria', 'Anna -Maria', 'Anna- Maria', 'R2', "O'Neil", 'a_b', 'a\tb', '-'];
    expect(acceptedOf('lettersOptionalHyphen', [...right, ...wrong])).toEqual(right);
  });

  it('are ASCII letters and underscores in a single-byte text [VL-singleByteChars]', () => {
    expect(acceptedOf('singleByteChars', ['Acme_Ltd', '_', 'Acme Ltd', 'Acme2', 'é', 'ａ', 'a-b'])).toEqual([
      'Acme_Ltd',
      '_',
    ]);
  });

  it('exclude two consecutive spaces, of any Unicode space character [VL-doubleSpace]', () => {
    const right = ['a b', ' a b ', 'a', ' '];
    expect(acceptedOf('doubleSpace', [...right, 'a  b', '  ', 'a \tb', 'a\n\nb', 'a\u3000 b', 'a\u00a0 b'])).toEqual(
      right,
    );
  });

  it('do not make a required value valid that consists only of spaces [VL-nonEmpty]', () => {
    expect(acceptedOf('nonEmpty', ['a', ' a ', '0', '', ' ', '\t\n', '\u3000'])).toEqual(['a', ' a ', '0']);
  });
});

describe('the rule for a class of characters', () => {
  it.each<[RuleName, string[], string[]]>([
    ['letters', ['abcXYZ'], ['a b', 'a1', 'é', 'ａ']],
    ['uppercaseLetters', ['XYZ'], ['Xyz', 'É', 'X1', 'Ｘ']],
    ['numbers', ['0123456789'], ['1.5', '-1', '１', '٣', '1 2']],
    ['fullWidth', ['ＡＢＣ１２３', '東京都　渋谷区', 'カタカナ', 'ー'], ['ABC', 'ｶﾀｶﾅ', 'é', '東京 1', '\u00a5']],
    ['halfWidth', ['ABC 123!', 'ｶﾀｶﾅ', '~'], ['ＡＢＣ', 'カ', '東', 'é', '\n']],
    ['katakana', ['ヤマダ　タロウ', 'ヴァー・ヾ'], ['やまだ', 'ﾔﾏﾀﾞ', '山田', 'ヤマダ1', 'ヤ マ', '゠', 'ヿ']],
    ['halfWidthKatakana', ['ﾔﾏﾀﾞ ﾀﾛｳ', 'ｰ･'], ['ヤマダ', 'やまだ', 'Yamada', '｡']],
    ['hiragana', ['やまだ　たろう', 'らーめんゝ'], ['ヤマダ', '山田', 'yamada', '゛']],
    ['kanji', ['山田　太郎', '々', '𠮷野'], ['やま', 'ヤマ', '山1', '山-田']],
  ])('%s accepts only the characters of its class', (rule, right, wrong) => {
    expect(acceptedOf(rule, [...right, ...wrong])).toEqual(right);
    // A character outside the class makes a text invalid, at the start and at the end.
    expect(acceptedOf(rule, [`\u0001${right[0]}`, `${right[0]}\u0001`, `\n${right[0]}`, `${right[0]}\n`])).toEqual([]);
  });
});
