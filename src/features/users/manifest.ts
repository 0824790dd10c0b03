import type { ManifestOf } from '../FeatureManifest.ts';

export const users = {
  name: 'users',
  service: async () => (await import('./service.ts')).usersService,
  demo: async () => (await import('./demo.ts')).usersDemo,
  pages: [
    {
      path: '/users',
      titleKey: 'navigation.users',
      icon: 'users',
      acts: [{ titleKey: 'users.invite', search: '?new=user' }],
      needs: 'userManagement',
      showInReviewMode: false,
      load: async () => (await import('../../ui/features/users/UsersPage.tsx')).UsersPage,
    },
    {
      path: '/configuration/users',
      audience: 'admin',
      titleKey: 'navigation.users',
      icon: 'users',
      needs: 'userManagement',
      load: async () => (await import('../../ui/features/users/OwnerUsersPage.tsx')).OwnerUsersPage,
    },
  ],
} as const satisfies ManifestOf<'users'>;
