import { useEffect } from 'react';

/** Stands in the title of every page, and alone until a page is known (source, section 1). */
export const BASE_TITLE = 'Returns Portal Admin';

/** Names the page in the document's title; in review mode after the merchant it is about. */
export function useDocumentTitle(page: string, reviewed?: string): void {
  useEffect(
    function nameThePage() {
      document.title = `${reviewed === undefined ? '' : `[${reviewed}] `}${page} · ${BASE_TITLE}`;
      return () => {
        document.title = BASE_TITLE;
      };
    },
    [page, reviewed],
  );
}
