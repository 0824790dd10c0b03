import type { ServiceExtensions } from '../../domain/branding/adminConfiguration.ts';
import { routes, type AppRoute } from './routes.ts';

/**
 * The route of a page; `page` is a whole path for an admin, what follows the prefix for a merchant. A page that needs
 * what the owner's service does not announce is not there.
 */
export const findRoute = (
  audience: AppRoute['audience'],
  page: string,
  extensions?: ServiceExtensions,
): AppRoute | undefined =>
  routes.find(
    (route) =>
      route.audience === audience && route.path === page && (!route.needs || extensions?.[route.needs] === true),
  );
