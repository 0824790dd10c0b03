import { matchRoutes } from 'react-router-dom';
import type { ServiceExtensions } from '../../domain/branding/adminConfiguration.ts';
import type { Place } from '../../domain/navigation/place.ts';
import { isReachable } from '../../domain/navigation/routeFlags.ts';
import type { AppPage } from '../shared/pages/AppPage.ts';

type Audience = AppPage['audience'];

/**
 * Returns the page at a path, even if the user cannot open it. `path` is absolute for admin pages, and relative to the
 * company's prefix for merchant pages.
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

/** Same as `matchPage`, but returns undefined if the service does not support the page's extension. */
export function findPage(
  pages: readonly AppPage[],
  audience: Audience,
  path: string,
  extensions?: ServiceExtensions,
): AppPage | undefined {
  const page = matchPage(pages, audience, path);
  return !page?.needs || extensions?.[page.needs] ? page : undefined;
}

/** Returns the page to which a parsed URL (`Place`) leads. Undefined means that the not-found page is shown [RT-7]. */
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
  const audiencePages = pages.filter((page) => page.audience === audience);
  const home = audiencePages.find(({ isHome }) => isHome) ?? audiencePages[0];
  if (!home) throw new Error(`No page for the audience “${audience}”`);
  return home.path;
}
