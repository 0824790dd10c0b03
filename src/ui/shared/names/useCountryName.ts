import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What the page's language calls a country, by its two-letter code; the code itself where it has no name for it. */
export function useCountryName(): (code: string) => string {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
    return (code) => (/^[A-Za-z]{2}$/.test(code) ? (names.of(code.toUpperCase()) ?? code) : code);
  }, [language]);
}
