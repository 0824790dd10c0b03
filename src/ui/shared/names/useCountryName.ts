import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { countryNames } from './countryNames.ts';

/** What the page's language calls a country, by its two-letter code; the code itself where it has no name for it. */
export function useCountryName(): (code: string) => string {
  const { language } = useTranslation().i18n;
  return useCallback((code) => countryNames.nameOf(code, language) ?? code, [language]);
}
