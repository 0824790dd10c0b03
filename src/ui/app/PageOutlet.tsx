import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PageLoading } from './PageLoading.tsx';
import type { AppRoute } from './routes.ts';

/** The page of a route, fetched when it is first opened; the not-found page where there is none. */
export function PageOutlet({ route }: { readonly route: AppRoute | undefined }) {
  const { t } = useTranslation();
  if (!route) return <NotFoundPage />;
  return (
    <ErrorBoundary key={route.path}>
      <title>{`${t(route.titleKey)} · Returns Portal Admin`}</title>
      <Suspense fallback={<PageLoading />}>
        <route.Page />
      </Suspense>
    </ErrorBoundary>
  );
}
