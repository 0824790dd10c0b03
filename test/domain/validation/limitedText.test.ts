import { describe, expect, it } from 'vitest';
import { characterLimit } from '../../../src/domain/validation/textLimit.ts';
import { limitedText } from '../../../src/domain/validation/validate.ts';

const problemOf = limitedText(characterLimit(5), ['noSpecialCharactersAlt', 'doubleSpace']);

describe('limitedText', () => {
  it('reports that a text has too many graphemes before it applies any validation rule', () => {
    expect(problemOf('')).toBeUndefined();
    expect(problemOf('😀😀😀😀😀')).toBeUndefined();
    expect(problemOf('<12345')).toEqual({ key: 'validation.tooLongError', values: { max: 5 } });
  });

  it('applies its validation rules in the given order [VL-noSpecialCharactersAlt] [VL-doubleSpace]', () => {
    expect(problemOf('a  <')).toEqual({ key: 'wl.validationSpecError' });
    expect(problemOf('a  b')).toEqual({ key: 'validation.doubleSpaceError' });
  });
});
