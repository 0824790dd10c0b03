import type { NavigationPage, NavigationSection } from '../company/parts/navigation.ts';

/** Letters of the keyboard shortcuts `g` + letter, by path. Pages with the same letter are never in one navigation. */
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

export type GoToKey = { readonly letter: string } & Pick<NavigationPage, 'title' | 'url'>;

export const pagesOf = (sections: readonly NavigationSection[]): readonly NavigationPage[] =>
  sections
    .flatMap((section) => section.pages)
    .flatMap((page) => [page, ...(page.subItems ?? [])])
    .filter(({ url }) => url !== '');

export const goToKeys = (sections: readonly NavigationSection[]): readonly GoToKey[] =>
  pagesOf(sections).flatMap(({ title, url }) => {
    const letter = letters[url];
    return letter === undefined ? [] : [{ letter, title, url }];
  });
