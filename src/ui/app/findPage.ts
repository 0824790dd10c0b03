import { matchRoutes } from 'react-router-dom';
import type { ServiceExtensions } from '../../domain/branding/adminConfiguration.ts';
import type { Place } from '../../domain/navigation/place.ts';
import { isReachable } from '../../domain/navigation/routeFlags.ts';
import type { AppPage } from '../shared/pages/AppPage.ts';

type Audience = AppPage['audience'];

/**
 * Also returns a page that cannot be opened. `path` is absolute for an admin, relative to the prefix for a merchant.
 */
export function matchPage(pages: readonly AppPage[], audience: Audience, path: string): AppPage | undefined {
  const routes = pages
    .filter((page) => page.audience === audience)
    .map((page) => ({
      path: page.path,
      caseSensitive: true,
      page,
      children: (page.children ?? []).map((child) => ({ path: child.path, caseSensitive: true, page })),
    }));
  return matchRoutes<(typeof routes)[number]>(routes, path)?.[0]?.route.page;
}

/** Excludes pages whose extension the owner's service lacks. */
export function findPage(
  pages: readonly AppPage[],
  audience: Audience,
  path: string,
  extensions?: ServiceExtensions,
): AppPage | undefined {
  const page = matchPage(pages, audience, path);
  return !page?.needs || extensions?.[page.needs] ? page : undefined;
}

/** Undefined for the not-found page [RT-7]. */
export function pageAt(
  pages: readonly AppPage[],
  place: Place,
  extensions: ServiceExtensions | undefined,
): AppPage | undefined {
  if (place.kind === 'nowhere') return undefined;
  const page = findPage(pages, place.kind === 'admin' ? 'admin' : 'merchant', place.page, extensions);
  return page && isReachable(page, place.kind === 'review') ? page : undefined;
}

export function homePath(pages: readonly AppPage[], audience: Audience): string {
  const own = pages.filter((page) => page.audience === audience);
  const home = own.find(({ isHome }) => isHome) ?? own[0];
  if (!home) throw new Error(`No page for the audience “${audience}”`);
  return home.path;
}
