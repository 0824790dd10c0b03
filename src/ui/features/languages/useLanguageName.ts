import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Returns the name of a language, for use within a sentence. `tag` is a BCP 47 code. */
export function useLanguageName(): (tag: string) => string {
  const { language } = useTranslation().i18n;
  const names = useMemo(() => new Intl.DisplayNames(language, { type: 'language' }), [language]);
  return useCallback((tag) => names.of(tag) ?? tag, [names]);
}
