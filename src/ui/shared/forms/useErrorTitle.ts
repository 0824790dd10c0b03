import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Says in the document's title that an error is shown, for as long as it is. */
export function useErrorTitle(hasError: boolean): void {
  const { t } = useTranslation();
  useEffect(
    function markTheTitle() {
      if (!hasError) return undefined;
      const { title } = document;
      const marked = t('constants.errorTitle', { title });
      document.title = marked;
      return () => {
        // Another page may have named itself meanwhile.
        if (document.title === marked) document.title = title;
      };
    },
    [hasError, t],
  );
}
