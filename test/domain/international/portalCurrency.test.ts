import { describe, expect, it } from 'vitest';
import { countryCodes } from '../../../src/domain/international/countryCodes.ts';
import { currencyOfCountry, portalCurrency } from '../../../src/domain/international/portalCurrency.ts';

describe('portalCurrency', () => {
  it("is the portal's own currency, otherwise that of its home country [LG-4] [RL-9]", () => {
    const international = { homeCountryCode: 'AU' };
    expect(portalCurrency({ international })).toBe('AUD');
    expect(portalCurrency({ international, currencyOverride: 'NZD' })).toBe('NZD');
    expect(portalCurrency({})).toBeUndefined();
  });

  it('is known for every inhabited country, and supported by the browser [LG-4]', () => {
    const currencies = countryCodes.map((code) => currencyOfCountry(code));
    const nobody = new Set(['AQ', 'TF']);
    expect(countryCodes.filter((code, nth) => currencies[nth] === undefined && !nobody.has(code))).toEqual([]);
    for (const currency of currencies)
      if (currency !== undefined)
        expect(() => new Intl.NumberFormat('en', { style: 'currency', currency })).not.toThrow();
  });
});
