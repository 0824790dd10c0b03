import type { RouteFlags } from './routeFlags.ts';

type Page = RouteFlags & {
  readonly path: string;
  readonly audience: 'merchant' | 'admin';
  readonly isHome?: boolean | undefined;
};

/** The path of a page without its parameters, as an owner's configuration lists it. */
export const pathOfPage = (path: string): string => path.split('/:', 1)[0] ?? path;

/** The pages with `showRoute` off for those that the owner hides from its merchants [RT-6]. Home can't be hidden, because a sign-in leads there. */
export const withHiddenPages = <P extends Page>(pages: readonly P[], hidden: readonly string[] = []): readonly P[] =>
  hidden.length === 0
    ? pages
    : pages.map((page) =>
        page.audience === 'merchant' && !page.isHome && hidden.includes(pathOfPage(page.path))
          ? { ...page, showRoute: false }
          : page,
      );
