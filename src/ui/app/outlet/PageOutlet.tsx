import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PageLoading } from './PageLoading.tsx';
import type { AppRoute } from '../routes.ts';
import { useDocumentTitle } from '../../shared/useDocumentTitle.ts';

export type PageOutletProps = {
  readonly route: AppRoute | undefined;
  readonly productName: string;
  /** The merchant an admin reviews. */
  readonly reviewed?: string | undefined;
};

/** The page of a route, fetched when it is first opened; the not-found page where there is none. */
export function PageOutlet({ route, productName, reviewed }: PageOutletProps) {
  const { t } = useTranslation();
  useDocumentTitle(t(route?.titleKey ?? 'errors.notFoundPage.title'), productName, reviewed);
  if (!route) return <NotFoundPage />;
  return (
    <ErrorBoundary key={route.path}>
      <Suspense fallback={<PageLoading />}>
        <route.Page />
      </Suspense>
    </ErrorBoundary>
  );
}
