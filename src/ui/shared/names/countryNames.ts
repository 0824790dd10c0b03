import type { CountryNames } from '../../../domain/international/country.ts';
import { countryCodes } from '../../../domain/international/countryCodes.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

const tables = new Map<string, Intl.DisplayNames>();

function tableOf(language: string): Intl.DisplayNames {
  const cached = tables.get(language);
  if (cached) return cached;
  const table = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  tables.set(language, table);
  return table;
}

/** Country names from `Intl`, by two-letter country code. */
export const countryNames: CountryNames = {
  codes: countryCodes,
  nameOf: (code, language) => (/^[A-Za-z]{2}$/.test(code) ? tableOf(language).of(code.toUpperCase()) : undefined),
};

export function useCountryName(): (code: string) => string {
  const { language } = useTranslation().i18n;
  return useCallback((code) => countryNames.nameOf(code, language) ?? code, [language]);
}
