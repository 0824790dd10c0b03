import type { NavigationPage, NavigationSection } from '../company/parts/navigation.ts';

/** The letter after `g` that leads to a page, by the page's path. Two pages with one letter never stand in one navigation. */
const letters: Readonly<Record<string, string>> = {
  '/overview': 'h',
  '/return-reasons': 'r',
  '/return-rules': 'l',
  '/return-form': 'f',
  '/return-addresses': 'w',
  '/carriers': 'c',
  '/history': 'v',
  '/settings': 's',
  '/branding': 't',
  '/users': 'u',
  '/merchants/overview': 'm',
  '/configuration/users': 'u',
};

/** A page that a letter leads to; its title as the navigation has it. */
export type GoToKey = { readonly letter: string } & Pick<NavigationPage, 'title' | 'url'>;

/** The pages of a navigation that have addresses of their own, those below others included. */
export const pagesOf = (sections: readonly NavigationSection[]): readonly NavigationPage[] =>
  sections
    .flatMap((section) => section.pages)
    .flatMap((page) => [page, ...(page.subItems ?? [])])
    // A group of links has no address.
    .filter(({ url }) => url !== '');

/** The letters that lead somewhere in this navigation, in its order. */
export const goToKeys = (sections: readonly NavigationSection[]): readonly GoToKey[] =>
  pagesOf(sections).flatMap(({ title, url }) => {
    const letter = letters[url];
    return letter === undefined ? [] : [{ letter, title, url }];
  });
