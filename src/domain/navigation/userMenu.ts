import type { NavigationLayout } from './navigationLayout.ts';

export type UserMenuEntry =
  | { readonly kind: 'language' }
  | { readonly kind: 'users'; readonly path: string }
  | { readonly kind: 'sign-out' };

/** Entries of the user menu [NV-7]. With navigation v2, the users page is in the navigation instead. */
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

/** False if the portal is in a frame with the widget's utilities [NV-3]. */
export const canManageUsers = (page: { readonly isFramed: boolean; readonly hasWidgetUtilities: boolean }): boolean =>
  !(page.isFramed && page.hasWidgetUtilities);
