import { routes, type AppRoute } from './routes.ts';

/** The route of a page; `page` is a whole path for an admin, what follows the prefix for a merchant. */
export const findRoute = (audience: AppRoute['audience'], page: string): AppRoute | undefined =>
  routes.find((route) => route.audience === audience && route.path === page);
