import { describe, expect, it } from 'vitest';
import { countryCodes } from '../../../src/domain/international/countryCodes.ts';
import { currencyOfCountry, portalCurrency } from '../../../src/domain/international/portalCurrency.ts';

describe('portalCurrency', () => {
  it('returns the currency set for the portal, otherwise the currency of the portal’s home country [LG-4] [RL-9]', () => {
    const international = { homeCountryCode: 'AU' };
    expect(portalCurrency({ international })).toBe('AUD');
    expect(portalCurrency({ international, currencyOverride: 'NZD' })).toBe('NZD');
    expect(portalCurrency({})).toBeUndefined();
  });

  it('returns a currency that the browser supports for every inhabited country [LG-4]', () => {
    const currencies = countryCodes.map((code) => currencyOfCountry(code));
    const nobody = new Set(['AQ', 'TF']);
    expect(countryCodes.filter((code, nth) => currencies[nth] === undefined && !nobody.has(code))).toEqual([]);
    for (const currency of currencies)
      if (currency !== undefined)
        expect(() => new Intl.NumberFormat('en', { style: 'currency', currency })).not.toThrow();
  });
});
