import type { RouteFlags } from './routeFlags.ts';

type Page = RouteFlags & {
  readonly path: string;
  readonly audience: 'merchant' | 'admin';
  readonly isHome?: boolean | undefined;
};

/** Path without parameters, as an owner's configuration lists it. */
export const pathOfPage = (path: string): string => path.split('/:', 1)[0] ?? path;

/** Disables pages that the owner hides [RT-6], except Home, because users land there after sign-in. */
export const withHiddenPages = <P extends Page>(pages: readonly P[], hidden: readonly string[] = []): readonly P[] =>
  hidden.length === 0
    ? pages
    : pages.map((page) =>
        page.audience === 'merchant' && !page.isHome && hidden.includes(pathOfPage(page.path))
          ? { ...page, showRoute: false }
          : page,
      );
