import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, Outlet, useNavigation } from 'react-router-dom';
import { useDocumentTitle } from '../../shared/useDocumentTitle.ts';
import type { AppPage } from '../../shared/pages/AppPage.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { usePageArrival } from './pageArrival.tsx';
import { PageLoading } from './PageLoading.tsx';

export type PageOutletProps = {
  readonly page: AppPage | undefined;
  /** What stands before the page's path in the address. */
  readonly prefix: string;
  readonly productName: string;
  /** The merchant an admin reviews. */
  readonly reviewed?: string | undefined;
  /** In place of what the router draws. */
  readonly children?: ReactNode;
};

const isWithin = (pathname: string, prefix: string, page: AppPage | undefined): boolean =>
  page !== undefined && matchPath({ path: prefix + page.path, caseSensitive: true, end: false }, pathname) !== null;

/** The router's page with its title; the not-found page where there is none [RT-7]. */
export function PageOutlet({ page, prefix, productName, reviewed, children = <Outlet /> }: PageOutletProps) {
  const { t } = useTranslation();
  const { location: next } = useNavigation();
  useDocumentTitle(t(page?.titleKey ?? 'errors.notFoundPage.title'), productName, reviewed);
  usePageArrival(prefix + (page?.path ?? ''));
  // Only a page whose script is still to come takes time.
  if (next && !isWithin(next.pathname, prefix, page)) return <PageLoading />;
  return page ? children : <NotFoundPage />;
}
