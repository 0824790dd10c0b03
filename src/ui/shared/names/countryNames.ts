import type { CountryNames } from '../../../domain/international/country.ts';
import { countryCodes } from '../../../domain/international/countryCodes.ts';

const tables = new Map<string, Intl.DisplayNames>();

function tableOf(language: string): Intl.DisplayNames {
  const present = tables.get(language);
  if (present) return present;
  const table = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  tables.set(language, table);
  return table;
}

/** Names of countries from `Intl`, by two-letter code. */
export const countryNames: CountryNames = {
  codes: countryCodes,
  nameOf: (code, language) => (/^[A-Za-z]{2}$/.test(code) ? tableOf(language).of(code.toUpperCase()) : undefined),
};
