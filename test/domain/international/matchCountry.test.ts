import { describe, expect, it } from 'vitest';
import { findCountries, similarCountry } from '../../../src/domain/international/matchCountry.ts';
import { languages } from '../../../src/domain/languages/language.ts';
import { countryNames } from '../../../src/ui/shared/names/countryNames.ts';

describe('findCountries', () => {
  it.each([
    ['uk', 'en', 'GB'],
    ['usa', 'en', 'US'],
    ['USA', 'fr', 'US'],
    ['saint lucia', 'en', 'LC'],
    ["cote d'ivoire", 'en', 'CI'],
    ['ivory coast', 'nl', 'CI'],
    ['holland', 'en', 'NL'],
    ['turkey', 'en', 'TR'],
    ['deu', 'en', 'DE'],
    ['duitsland', 'en', 'DE'],
    ['ألمانيا', 'ja', 'DE'],
    ['united king', 'en', 'GB'],
  ])('lists for the query %s in the language %s the country %s first [LG-4]', (query, language, code) => {
    expect(findCountries(query, countryNames, languages, language)[0]).toBe(code);
  });

  it('finds parts of names in the user’s language, and lists names that begin with the query first', () => {
    const found = findCountries('nor', countryNames, languages, 'en');
    expect(found[0]).toBe('NO');
    expect(found).toContain('KP');
    expect(findCountries('atlantis', countryNames, languages, 'en')).toEqual([]);
    expect(findCountries(' ', countryNames, languages, 'en')).toBe(countryNames.codes);
  });
});

it.each([
  ['Germny', 'DE'],
  ['Gremany', 'DE'],
  ['Duitslnd', 'DE'],
  ['Swizerland', 'CH'],
  ['Filipinas', 'PH'],
  ['Atlantis', undefined],
  ['xx', undefined],
])('similarCountry suggests for the misspelled name %s the country %s', (typed, code) => {
  expect(similarCountry(typed, countryNames, languages)).toBe(code);
});
