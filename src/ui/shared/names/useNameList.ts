import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Names as the page's language lists them in a sentence; of more than `most`, the first ones and how many others. */
export function useNameList(): (names: readonly string[], most?: number) => string {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useCallback(
    (names, most = names.length) => {
      const left = names.length - most;
      const shown = left > 0 ? [...names.slice(0, most), t('common.others', { count: left })] : names;
      return new Intl.ListFormat(language, { type: 'conjunction' }).format(shown);
    },
    [t, language],
  );
}
