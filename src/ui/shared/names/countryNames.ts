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

/** The countries of the world, named by the browser in any language. It takes codes of two letters alone. */
export const countryNames: CountryNames = {
  codes: countryCodes,
  nameOf: (code, language) => (/^[A-Za-z]{2}$/.test(code) ? tableOf(language).of(code.toUpperCase()) : undefined),
};
