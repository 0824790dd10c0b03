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

function PagePlaceholder({ titleKey }: Pick<AppPage, 'titleKey'>): ReactNode {
  const { t } = useTranslation();
  return <PageLoading title={t(titleKey)} />;
}

/** Route that loads the page's script in `loader`. Not in `lazy`, because the router never retries a failed `lazy`. */
const lazyRoute = (load: LoadComponent, titleKey: AppPage['titleKey']): NonIndexRouteObject => ({
  caseSensitive: true,
  loader: async (): Promise<Loaded> => ({
    Component: await load().catch((cause: unknown) => {
      throw new NotFetched(titleKey, { cause });
    }),
  }),
  shouldRevalidate: () => false,
  Component: LoadedComponent,
  errorElement: <RouteFailure />,
  hydrateFallbackElement: <PagePlaceholder titleKey={titleKey} />,
});

/** Route for a component that is already loaded. Has no `loader`, because that would delay the first render. */
const loadedRoute = ({ Component }: Loaded): NonIndexRouteObject => ({
  caseSensitive: true,
  element: <PageComponent Component={Component} />,
  errorElement: <RouteFailure />,
});

const routeOf = (
  prefix: string,
  { path, load, titleKey, children = [] }: AppPage,
  prepared: Loaded | undefined,
): NonIndexRouteObject => ({
  ...(prepared ? loadedRoute(prepared) : lazyRoute(load, titleKey)),
  path: prefix + path,
  children: children.map((child) => ({ ...lazyRoute(child.load, titleKey), path: child.path })),
});

const PageErrors = (): ReactNode => (
  <main>
    <RouteFailure />
  </main>
);

/**
 * Returns all routes: public previews, admin pages, and merchant pages below the prefix of a company or a review.
 * `frame` checks access and renders the `Outlet` [RT-1] [RT-2] [RT-3].
 */
export function pageRoutes(pages: readonly AppPage[], frame: ReactNode, prepared?: PreparedPage): RouteObject[] {
  const routesUnder = (prefix: string, audience: AppPage['audience']): RouteObject[] =>
    pages
      .filter((page) => page.audience === audience)
      .map((page) => routeOf(prefix, page, page === prepared?.page ? prepared : undefined));
  return [
    { path: PREVIEW_PATH, caseSensitive: true, element: <PreviewPage />, errorElement: <PageErrors /> },
    {
      element: frame,
      errorElement: <PageErrors />,
      children: [
        ...routesUnder('', 'admin'),
        ...routesUnder('/:companyId', 'merchant'),
        ...routesUnder('/merchants/:companyId', 'merchant'),
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}
