import type { ManifestOf } from '../FeatureManifest.ts';

export const testReturn = {
  name: 'test-return',
  pages: [
    {
      path: '/test-return',
      titleKey: 'navigation.testReturn',
      icon: 'flask-conical',
      acts: [{ titleKey: 'previewLinks.share', search: '?new=share', needs: 'previewLinks' }],
      // Hide the version, because users send screenshots of this page to customers.
      showVersion: false,
      load: async () => (await import('../../ui/features/test-return/TestReturnPage.tsx')).TestReturnPage,
    },
    {
      // For presentations, this page shows only the portal and a logo.
      path: '/test-return/full-screen',
      titleKey: 'navigation.testReturnFullScreen',
      icon: 'flask-conical',
      showNavigation: false,
      showHeaderOnlyForRoute: true,
      showInMenu: false,
      showFooter: false,
      showPublishButton: false,
      load: async () => (await import('../../ui/features/test-return/FullScreenPage.tsx')).FullScreenPage,
    },
  ],
} as const satisfies ManifestOf<'test-return'>;
