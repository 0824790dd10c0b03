import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What the page's language calls a language within a sentence, by its tag. */
export function useLanguageName(): (tag: string) => string {
  const { language } = useTranslation().i18n;
  const names = useMemo(() => new Intl.DisplayNames(language, { type: 'language' }), [language]);
  return useCallback((tag) => names.of(tag) ?? tag, [names]);
}
