import { useEffect } from 'react';
import { documentTitle } from '../../domain/branding/documentTitle.ts';

/** Names page and product in the document's title; in review mode after the merchant the page is about. */
export function useDocumentTitle(page: string, productName: string | undefined, reviewed?: string): void {
  useEffect(
    function nameThePage() {
      document.title = documentTitle(reviewed === undefined ? page : `[${reviewed}] ${page}`, productName);
      return () => {
        document.title = documentTitle(undefined, productName);
      };
    },
    [page, productName, reviewed],
  );
}
