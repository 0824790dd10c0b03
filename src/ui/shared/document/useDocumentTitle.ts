import { useEffect } from 'react';
import { namePage, nameView, markTitle } from './titleOfDocument.ts';
import { useTranslation } from 'react-i18next';

export function useDocumentTitle(page: string, productName: string | undefined, reviewed?: string): void {
  useEffect(
    function nameThePage() {
      namePage(page, productName, reviewed);
      return () => namePage(undefined, productName);
    },
    [page, productName, reviewed],
  );
}

/** Shows the name of a view, e.g. one publish, in place of the page's name. Does nothing if `view` is undefined. */
export function useViewTitle(view: string | undefined): void {
  useEffect(
    function nameTheView() {
      return view === undefined ? undefined : nameView(view);
    },
    [view],
  );
}

export function useErrorTitle(hasError: boolean): void {
  const { t } = useTranslation();
  useEffect(
    function markTheTitle() {
      return hasError ? markTitle((title) => t('constants.errorTitle', { title })) : undefined;
    },
    [hasError, t],
  );
}
