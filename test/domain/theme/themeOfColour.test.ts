import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_THEME } from '../../../src/domain/theme/consumerTheme.ts';
import { contrastsOf } from '../../../src/domain/theme/themeContrast.ts';
import { themeOfColour } from '../../../src/domain/theme/themeOfColour.ts';

describe('themeOfColour [CT-5]', () => {
  it('returns button and hover colours on which the text is readable, for any primary colour', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, (colour) => {
        const made = themeOfColour(colour);
        expect(made.primaryColor).toBe(colour);
        const verdicts = contrastsOf({ ...DEFAULT_THEME, ...made }).map(({ verdict }) => verdict);
        expect(verdicts).toEqual(['passes', 'passes', 'passes']);
      }),
    );
  });

  it('uses white text on a dark colour and black text on a light colour', () => {
    expect(themeOfColour('#16324f').buttonTextColor).toBe('#ffffff');
    expect(themeOfColour('#ffcd00').buttonTextColor).toBe('#000000');
  });
});
