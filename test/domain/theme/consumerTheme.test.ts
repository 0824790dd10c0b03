import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_THEME, logoBoxes, themeColours, themeWithDefaults } from '../../../src/domain/theme/consumerTheme.ts';
import { parseHexColour } from '../../../src/domain/theme/parseHexColour.ts';

describe('themeWithDefaults', () => {
  it('returns the default colours and the default logo size of the specification if the merchant set none [CT-3]', () => {
    expect(themeWithDefaults()).toEqual(DEFAULT_THEME);
    expect(DEFAULT_THEME).toMatchObject({
      primaryColor: '#4a90e2',
      hoverPrimaryColor: '#32659e',
      alternateTextColor: parseHexColour('#000'),
      headerLogoSize: 'medium',
      loginAndSignupPageLogoSize: 'medium',
    });
  });

  it.each([
    ['primaryColor', '#E4002B', '#e4002b'],
    ['hoverPrimaryColor', '#abc', '#aabbcc'],
    ['logoBackground', ' #123456 ', '#123456'],
    ['alternateTextColor', '#333', '#333333'],
    ['buttonTextColor', '#fff', '#ffffff'],
    ['publicAreaBackgroundColor', '#FAFAFA', '#fafafa'],
    ['headerLogoSize', 'small', 'small'],
    ['loginAndSignupPageLogoSize', 'small', 'small'],
  ] as const)('reads the theme setting %s: the stored value %j becomes %j [CT-3]', (field, configured, value) => {
    expect(themeWithDefaults({ [field]: configured })).toEqual({ ...DEFAULT_THEME, [field]: value });
  });

  it.each([
    ['primaryColor', 'red'],
    ['primaryColor', '#12345'],
    ['primaryColor', '#4a90e2;background:url(//evil.example)'],
    ['buttonTextColor', 7],
    ['logoBackground', undefined],
    ['headerLogoSize', 'large'],
    ['loginAndSignupPageLogoSize', 40],
  ])('returns the default value of %s instead of the invalid value %j [CT-3]', (field, configured) => {
    expect(themeWithDefaults({ [field]: configured })).toEqual(DEFAULT_THEME);
  });

  it('returns only plain hex colours and known logo sizes, for any input [CT-3]', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...themeColours, 'headerLogoSize', '__proto__'), fc.anything()),
        (given) => {
          const theme = themeWithDefaults(given);
          for (const colour of themeColours) expect(theme[colour]).toMatch(/^#[\da-f]{6}$/);
          expect(Object.keys(logoBoxes)).toContain(theme.headerLogoSize);
          expect(Object.keys(theme).toSorted()).toEqual(Object.keys(DEFAULT_THEME).toSorted());
        },
      ),
    );
  });

  it('logoBoxes contains the two sizes of the specification [SH-6]', () => {
    expect(logoBoxes).toEqual({ small: { width: 280, height: 40 }, medium: { width: 300, height: 60 } });
  });
});
