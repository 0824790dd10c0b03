import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Joins names for use in a sentence. After `max` names, only the number of further names is added. */
export function useNameList(): (names: readonly string[], max?: number) => string {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useCallback(
    (names, max = names.length) => {
      const remainingCount = names.length - max;
      const listedNames =
        remainingCount > 0 ? [...names.slice(0, max), t('common.others', { count: remainingCount })] : names;
      return new Intl.ListFormat(language, { type: 'conjunction' }).format(listedNames);
    },
    [t, language],
  );
}
