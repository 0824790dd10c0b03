import type { NavigationPage } from '../company/parts/navigation.ts';

export type ToggledGroups = ReadonlyMap<string, boolean>;

/** One line of the classic side navigation [NV-5]. */
export type ClassicItem =
  | { readonly kind: 'link'; readonly page: NavigationPage; readonly isSelected: boolean }
  | {
      readonly kind: 'group';
      readonly page: NavigationPage;
      readonly isOpen: boolean;
      readonly items: readonly { readonly page: NavigationPage; readonly isSelected: boolean }[];
    };

const segmentsOf = (path: string): string => `/${path.split('/').filter(Boolean).join('/')}/`;

/** True if the page is `url` or below it. Compares segments, so `/rules` is not selected on `/rules-archive`. */
export function isSelected(url: string, pathname: string): boolean {
  const urlSegments = segmentsOf(url);
  return urlSegments !== '//' && segmentsOf(pathname).includes(urlSegments);
}

export const classicNavigation = (
  pages: readonly NavigationPage[],
  pathname: string,
  toggled: ToggledGroups = new Map(),
): readonly ClassicItem[] =>
  pages.map((page) => {
    if (!page.subItems) return { kind: 'link', page, isSelected: isSelected(page.url, pathname) };
    const items = page.subItems.map((each) => ({ page: each, isSelected: isSelected(each.url, pathname) }));
    const isOpen = toggled.get(page.title) ?? (page.isDefaultOpen === true || items.some((each) => each.isSelected));
    return { kind: 'group', page, isOpen, items };
  });

export const withGroupToggled = (toggled: ToggledGroups, title: string, isOpen: boolean): ToggledGroups =>
  new Map(toggled).set(title, !isOpen);
