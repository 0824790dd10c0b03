import { describe, expect, it } from 'vitest';
import { characterLimit } from '../../../src/domain/validation/textLimit.ts';
import { limitedText } from '../../../src/domain/validation/limitedText.ts';

const problemOf = limitedText(characterLimit(5), ['noSpecialCharactersAlt', 'doubleSpace']);

describe('a text with a limit', () => {
  it('is counted in characters as a person counts them, before any rule is asked', () => {
    expect(problemOf('')).toBeUndefined();
    expect(problemOf('😀😀😀😀😀')).toBeUndefined();
    expect(problemOf('<12345')).toEqual({ key: 'validation.tooLongError', values: { max: 5 } });
  });

  it('is judged by its rules in their order [VL-noSpecialCharactersAlt] [VL-doubleSpace]', () => {
    expect(problemOf('a  <')).toEqual({ key: 'wl.validationSpecError' });
    expect(problemOf('a  b')).toEqual({ key: 'validation.doubleSpaceError' });
  });
});
