import { useEffect, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type NonIndexRouteObject, type RouteObject } from 'react-router-dom';
import { PREVIEW_PATH } from '../../domain/navigation/place.ts';
import { lazyComponent } from '../shared/lazy/lazyComponent.tsx';
import { startPreloading } from '../shared/lazy/preload.ts';
import type { AppPage, LoadComponent } from '../shared/pages/AppPage.ts';
import { NotFoundPage } from './outlet/NotFoundPage.tsx';
import { PageLoading } from './outlet/PageLoading.tsx';
import type { PreparedPage } from './prepareRoute.ts';
import { NotFetched, RouteFailure } from './outlet/RouteFailure.tsx';

const PreviewPage = lazyComponent(async () => (await import('../features/preview-links/PreviewPage.tsx')).PreviewPage);

type Loaded = { readonly Component: ComponentType };

function PageComponent({ Component }: Loaded): ReactNode {
  useEffect(() => startPreloading(), []);
  return <Component />;
}

const LoadedComponent = (): ReactNode => <PageComponent {...useLoaderData<Loaded>()} />;

/** Shown while the first page is loading. */
function ComingPage({ titleKey }: Pick<AppPage, 'titleKey'>): ReactNode {
  const { t } = useTranslation();
  return <PageLoading title={t(titleKey)} />;
}

/** A loader instead of the route's `lazy`, because the router never retries a failed `lazy`. */
const fetched = (load: LoadComponent, titleKey: AppPage['titleKey']): NonIndexRouteObject => ({
  caseSensitive: true,
  loader: async (): Promise<Loaded> => ({
    Component: await load().catch((cause: unknown) => {
      throw new NotFetched(titleKey, { cause });
    }),
  }),
  shouldRevalidate: () => false,
  Component: LoadedComponent,
  errorElement: <RouteFailure />,
  hydrateFallbackElement: <ComingPage titleKey={titleKey} />,
});

/** A loaded component is rendered directly, because a loader would render it later. */
const present = ({ Component }: Loaded): NonIndexRouteObject => ({
  caseSensitive: true,
  element: <PageComponent Component={Component} />,
  errorElement: <RouteFailure />,
});

const routeOf = (
  prefix: string,
  { path, load, titleKey, children = [] }: AppPage,
  prepared: Loaded | undefined,
): NonIndexRouteObject => ({
  ...(prepared ? present(prepared) : fetched(load, titleKey)),
  path: prefix + path,
  children: children.map((child) => ({ ...fetched(child.load, titleKey), path: child.path })),
});

const PageErrors = (): ReactNode => (
  <main>
    <RouteFailure />
  </main>
);

/**
 * Routes: previews for everyone, admin pages, and merchant pages below the company's and the review's prefix. `frame`
 * checks access and renders the `Outlet` [RT-1] [RT-2] [RT-3].
 */
export function pageRoutes(pages: readonly AppPage[], frame: ReactNode, prepared?: PreparedPage): RouteObject[] {
  const under = (prefix: string, audience: AppPage['audience']): RouteObject[] =>
    pages
      .filter((page) => page.audience === audience)
      .map((page) => routeOf(prefix, page, page === prepared?.page ? prepared : undefined));
  return [
    { path: PREVIEW_PATH, caseSensitive: true, element: <PreviewPage />, errorElement: <PageErrors /> },
    {
      element: frame,
      errorElement: <PageErrors />,
      children: [
        ...under('', 'admin'),
        ...under('/:companyId', 'merchant'),
        ...under('/merchants/:companyId', 'merchant'),
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}
