import type { NavigationLayout } from './navigationLayout.ts';

export type UserMenuEntry =
  /** Leads to the list of languages. */
  { readonly kind: 'language' } | { readonly kind: 'users'; readonly path: string } | { readonly kind: 'sign-out' };

/**
 * What the user menu offers [NV-7]. An admin gets no page, in review mode neither; a merchant's
 * staff get the users page, except under navigation v2, which lists it itself. `prefix` is that of the company's pages.
 */
export function userMenu(viewer: {
  readonly role: 'admin' | 'merchant';
  readonly layout: NavigationLayout;
  readonly prefix: string;
  readonly canManageUsers: boolean;
  readonly multipleLanguageSupport: boolean;
}): readonly UserMenuEntry[] {
  const hasUsersPage = viewer.role === 'merchant' && viewer.layout === 'classic' && viewer.canManageUsers;
  return [
    ...(viewer.multipleLanguageSupport ? [{ kind: 'language' } as const] : []),
    ...(hasUsersPage ? [{ kind: 'users', path: `${viewer.prefix}/users` } as const] : []),
    { kind: 'sign-out' },
  ];
}

/** Which of its two lists the menu shows. */
export type UserMenuList = 'main' | 'languages';

/** The list after a press on the language entry or on the way back, or once the menu was closed. */
export const nextUserMenuList = (shown: UserMenuList, event: 'toggled' | 'closed'): UserMenuList =>
  event === 'toggled' && shown === 'main' ? 'languages' : 'main';
