import { useEffect, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type NonIndexRouteObject, type RouteObject } from 'react-router-dom';
import { PREVIEW_PATH } from '../../domain/navigation/place.ts';
import { lazyComponent } from '../shared/lazy/lazyComponent.tsx';
import { startPreloading } from '../shared/lazy/preload.ts';
import type { AppPage, LoadComponent } from '../shared/pages/AppPage.ts';
import { NotFetched } from './outlet/NotFetched.ts';
import { NotFound } from './outlet/NotFound.ts';
import { PageLoading } from './outlet/PageLoading.tsx';
import type { PreparedPage } from './prepareRoute.ts';
import { RouteFailure } from './outlet/RouteFailure.tsx';

const PreviewPage = lazyComponent(async () => (await import('../features/preview-links/PreviewPage.tsx')).PreviewPage);

type Loaded = { readonly Component: ComponentType };

function PageComponent({ Component }: Loaded): ReactNode {
  useEffect(() => startPreloading(), []);
  return <Component />;
}

const LoadedComponent = (): ReactNode => <PageComponent {...useLoaderData<Loaded>()} />;

/** What the application begins with while its page is fetched. */
function ComingPage({ titleKey }: Pick<AppPage, 'titleKey'>): ReactNode {
  const { t } = useTranslation();
  return <PageLoading title={t(titleKey)} />;
}

/**
 * Fetches a component when its route is first opened. A loader, not the route's `lazy`: the router keeps a `lazy` that
 * failed for good, while a loader that failed is asked again.
 */
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

/** What is there already is drawn with the rest of the page: a loader would have it drawn later, and in slices. */
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
 * The router's tree: the page of the previews, which is open to all; an admin's pages by their whole path, a merchant's under the company's prefix and under that of
 * review mode. `frame` decides who sees which of them and draws the `Outlet` [RT-1] [RT-2] [RT-3]. The script of
 * `prepared` is there.
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
        { path: '*', element: <NotFound /> },
      ],
    },
  ];
}
