import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { readCountries } from '../../../src/domain/international/readCountries.ts';
import { languages } from '../../../src/domain/languages/language.ts';
import { countryNames } from '../../../src/ui/shared/names/countryNames.ts';

const read = (text: string) => readCountries(text, countryNames, languages);

describe('a list of countries that is pasted', () => {
  it.each([
    ['codes', 'AU, nz;jp', ['AU', 'NZ', 'JP']],
    ['names in English', 'France\nNew Zealand', ['FR', 'NZ']],
    ['names in Dutch, Spanish, French', 'Duitsland, Japón, Pays-Bas', ['DE', 'JP', 'NL']],
    ['names in Japanese and Arabic, with their commas', '日本、フランス\nأستراليا، ألمانيا', ['JP', 'FR', 'AU', 'DE']],
    ['names without their accents, in any case', 'turkiye;REUNION', ['TR', 'RE']],
    ['a name turned around at its comma', 'Korea, South\nKorea, North', ['KR', 'KP']],
    ['one named twice', 'FR, France, Francia', ['FR']],
    ['quotation marks and bullets of a spreadsheet', '"Fiji"\t“Spain”', ['FJ', 'ES']],
  ])('reads %s [PC-7]', (_, text, codes) => {
    expect(read(text)).toEqual({ codes, unknown: [] });
  });

  it('lists what stands for no country as it was written, each once, and reads the rest', () => {
    expect(read('Atlantis, FR\nAtlantis\n<b>x</b>')).toEqual({ codes: ['FR'], unknown: ['Atlantis', '<b>x</b>'] });
    expect(read(' ,;\n ')).toEqual({ codes: [], unknown: [] });
  });

  it('reads every country by its code and by its name in each language, whatever stands between', () => {
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
