import { useEffect } from 'react';
import { documentTitle } from '../../domain/branding/documentTitle.ts';

/** Names the page in the document's title; in review mode after the merchant it is about. */
export function useDocumentTitle(page: string, reviewed?: string): void {
  useEffect(
    function nameThePage() {
      document.title = documentTitle(reviewed === undefined ? page : `[${reviewed}] ${page}`);
      return () => {
        document.title = documentTitle();
      };
    },
    [page, reviewed],
  );
}
