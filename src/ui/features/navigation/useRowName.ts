import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfiguredText } from '../../shared/useConfiguredText.ts';
import { useLatest } from '../../shared/useLatest.ts';

/** What a row is called: its own words, the product's in the person's language, or that it has none. */
export function useRowName(): (row: { readonly title?: string | undefined }) => string {
  const { t } = useTranslation();
  const textOf = useLatest(useConfiguredText());
  return useCallback(
    ({ title }) => (title === undefined || title === '' ? t('navigationEditor.untitled') : textOf.current(title)),
    [t, textOf],
  );
}
