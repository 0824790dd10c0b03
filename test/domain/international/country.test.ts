import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/domain/languages/language.ts';
import { countriesIn, type CountryNames } from '../../../src/domain/international/country.ts';
import { countryCodes } from '../../../src/domain/international/countryCodes.ts';

const world: CountryNames = {
  codes: countryCodes,
  nameOf: (code, language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code),
};

describe('countriesIn', () => {
  it('contains each country once, with a two-letter code and a name in each language [PC-7]', () => {
    for (const language of languages) {
      const countries = countriesIn(world, language);
      expect(countries).toHaveLength(250);
      expect(new Set(countries.map(({ code }) => code)).size).toBe(250);
      expect(countries.filter(({ code, name }) => name === code)).toEqual([]);
    }
  });

  it.each([
    ['en', ['Åland Islands', 'Austria', 'Zambia']],
    ['fr', ['Autriche', 'Îles Åland', 'Zambie']],
  ])('sorts country names by the rules of the language %s [LG-4] [PC-7]', (language, expected) => {
    const names = countriesIn({ ...world, codes: ['ZM', 'AX', 'AT'] }, language).map(({ name }) => name);
    expect(names).toEqual(expected);
  });

  it('uses the code of a country that has no name, and returns no duplicates [PC-7]', () => {
    const nameless: CountryNames = { codes: ['QZ', 'QA', 'QZ'], nameOf: () => undefined };
    expect(countriesIn(nameless, 'en')).toEqual([
      { code: 'QA', name: 'QA' },
      { code: 'QZ', name: 'QZ' },
    ]);
  });
});
