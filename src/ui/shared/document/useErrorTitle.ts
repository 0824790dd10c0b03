import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { markTitle } from './titleOfDocument.ts';

export function useErrorTitle(hasError: boolean): void {
  const { t } = useTranslation();
  useEffect(
    function markTheTitle() {
      return hasError ? markTitle((title) => t('constants.errorTitle', { title })) : undefined;
    },
    [hasError, t],
  );
}
