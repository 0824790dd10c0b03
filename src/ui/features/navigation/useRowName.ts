import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfiguredText } from '../../shared/texts/useTextKey.ts';
import { useLatest } from '../../shared/useLatest.ts';

/** Returns the title of a row: its own title, the product's title, or a placeholder. */
export function useRowName(): (row: { readonly title?: string | undefined }) => string {
  const { t } = useTranslation();
  const textOf = useLatest(useConfiguredText());
  return useCallback(
    ({ title }) => (title === undefined || title === '' ? t('navigationEditor.untitled') : textOf.current(title)),
    [t, textOf],
  );
}
