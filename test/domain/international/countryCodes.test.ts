import isoCodes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { countryCodes, isCountryCode } from '../../../src/domain/international/countryCodes.ts';

describe('countryCodes', () => {
  it('contains the codes of ISO 3166-1 and XK for Kosovo [WH-1] [PC-7]', () => {
    const published = (isoCodes as readonly (readonly string[])[]).map(([alpha2]) => alpha2);
    expect(new Set(countryCodes)).toEqual(new Set([...published, 'XK']));
    expect(countryCodes).toHaveLength(250);
  });

  it('contains no code that only the browser’s Intl API knows', () => {
    expect(['AU', 'SS'].every(isCountryCode)).toBe(true);
    expect(['UK', 'ZZ', 'EU', 'au', ''].some(isCountryCode)).toBe(false);
  });
});
