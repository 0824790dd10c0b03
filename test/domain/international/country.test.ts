import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/domain/languages/language.ts';
import { countriesIn, type CountryNames } from '../../../src/domain/international/country.ts';

/** The officially assigned two-letter codes of ISO 3166-1. */
const CODES =
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG
  CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM
  GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC
  LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ
  OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC
  TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`.split(
    /\s+/,
  );

const world: CountryNames = {
  codes: CODES,
  nameOf: (code, language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code),
};

describe('countriesIn', () => {
  it('contains each country once, with a two-letter code and a name in each language [PC-7]', () => {
    for (const language of languages) {
      const countries = countriesIn(world, language);
      expect(countries).toHaveLength(249);
      expect(new Set(countries.map(({ code }) => code)).size).toBe(249);
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
