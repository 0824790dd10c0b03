import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { countryNames } from './countryNames.ts';

/** Falls back to the code itself. */
export function useCountryName(): (code: string) => string {
  const { language } = useTranslation().i18n;
  return useCallback((code) => countryNames.nameOf(code, language) ?? code, [language]);
}
