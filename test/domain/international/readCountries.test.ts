import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { readCountries } from '../../../src/domain/international/readCountries.ts';
import { languages } from '../../../src/domain/languages/language.ts';
import { countryNames } from '../../../src/ui/shared/names/countryNames.ts';

const read = (text: string) => readCountries(text, countryNames, languages);

describe('readCountries', () => {
  it.each([
    ['codes', 'AU, nz;jp', ['AU', 'NZ', 'JP']],
    ['names in English', 'France\nNew Zealand', ['FR', 'NZ']],
    ['names in Dutch, Spanish, French', 'Duitsland, Japón, Pays-Bas', ['DE', 'JP', 'NL']],
    ['names in Japanese and Arabic, with their commas', '日本、フランス\nأستراليا، ألمانيا', ['JP', 'FR', 'AU', 'DE']],
    ['names without accents, in any case', 'turkiye;REUNION', ['TR', 'RE']],
    ['a name inverted at its comma', 'Korea, South\nKorea, North', ['KR', 'KP']],
    ['a duplicate name', 'FR, France, Francia', ['FR']],
    [
      'common names and abbreviations',
      "UK\nUSA\nTurkey\nCzech Republic\nCote d'Ivoire",
      ['GB', 'US', 'TR', 'CZ', 'CI'],
    ],
    ['names with other words for "and"', 'Bosnia and Herzegovina; Antigua & Barbuda', ['BA', 'AG']],
    ['parts of names', 'Hong Kong\nMyanmar\nSaint Lucia', ['HK', 'MM', 'LC']],
    ['codes of three letters', 'DEU, aus', ['DE', 'AU']],
    ['numbered and bulleted lists', '1. Germany\n2) France\n- Spain\n• Fiji', ['DE', 'FR', 'ES', 'FJ']],
    ['names with their codes', 'United States (US)\nGermany (DE)\tFrance [FRA]', ['US', 'DE', 'FR']],
    ['Kosovo', 'Kosovo, XK', ['XK']],
    ['official names inverted at a comma', 'Congo, Democratic Republic of the\nHong Kong, China', ['CD', 'HK']],
    [
      'other names inverted at a comma',
      'Macao, China\nVirgin Islands, British\nIran, Islamic Republic of',
      ['MO', 'VG', 'IR'],
    ],
    ['codes next to their names', 'Germany\tDE\tDEU\nFrance, ES', ['DE', 'FR', 'ES']],
    ['quotation marks and bullets of a spreadsheet', '"Fiji"\t“Spain”', ['FJ', 'ES']],
  ])('reads %s [PC-7]', (_, text, codes) => {
    expect(read(text)).toEqual({ codes, unknown: [] });
  });

  it('returns unknown country names as the user entered them, without duplicates, and reads the other names', () => {
    expect(read('Atlantis, FR\nAtlantis\n<b>x</b>')).toEqual({ codes: ['FR'], unknown: ['Atlantis', '<b>x</b>'] });
    expect(read(' ,;\n ')).toEqual({ codes: [], unknown: [] });
  });

  it('does not read a flag such as "no" or a continent code next to a country name as another country [PC-7]', () => {
    expect(read('Germany\tyes\nSweden\tno\nFrance\tyes')).toEqual({
      codes: ['DE', 'SE', 'FR'],
      unknown: ['yes', 'no'],
    });
    expect(read('South Africa;AF\nJapan, AS\nBrazil\tSA\nIndia\tto').codes).toEqual(['ZA', 'JP', 'BR', 'IN']);
    expect(read('NO, SE').codes).toEqual(['NO', 'SE']);
  });

  it('does not read a name such as "Congo, Republic of" as another country [PC-7]', () => {
    expect(read('Ireland, Northern').codes).toEqual(['GB']);
    expect(read('Guinea, Republic of the East')).toEqual({ codes: [], unknown: ['Guinea, Republic of the East'] });
    expect(read('Germany (FR)')).toEqual({ codes: [], unknown: ['Germany (FR)'] });
  });

  it('reads every country by its code and by its name in each language, with any separator', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...countryNames.codes), { minLength: 1, maxLength: 12 }),
        fc.constantFrom(...languages, undefined),
        fc.constantFrom('\n', '; ', '\t', ' | '),
        (codes, language, between) => {
          const named = codes.map((code) => (language ? (countryNames.nameOf(code, language) ?? code) : code));
          expect(read(named.join(between))).toEqual({ codes, unknown: [] });
        },
      ),
      { seed: 7, numRuns: 200 },
    );
  });
});
