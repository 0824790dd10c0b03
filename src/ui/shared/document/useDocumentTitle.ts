import { useEffect } from 'react';
import { namePage, nameView } from './titleOfDocument.ts';

/** Names page and product in the document's title; in review mode after the merchant the page is about. */
export function useDocumentTitle(page: string, productName: string | undefined, reviewed?: string): void {
  useEffect(
    function nameThePage() {
      namePage(page, productName, reviewed);
      return () => namePage(undefined, productName);
    },
    [page, productName, reviewed],
  );
}

/** Names a view within a page, as one publish of the history, in place of the page; nothing while it has no name yet. */
export function useViewTitle(view: string | undefined): void {
  useEffect(
    function nameTheView() {
      return view === undefined ? undefined : nameView(view);
    },
    [view],
  );
}
