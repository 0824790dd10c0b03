import type { ManifestOf } from '../FeatureManifest.ts';

export const testReturn = {
  name: 'test-return',
  pages: [
    {
      path: '/test-return',
      titleKey: 'navigation.testReturn',
      icon: 'flask-conical',
      acts: [{ titleKey: 'previewLinks.share', search: '?new=share', needs: 'previewLinks' }],
      // Pictures of it are sent to customers and stand in help articles, which a version number makes look old.
      showVersion: false,
      load: async () => (await import('../../ui/features/test-return/TestReturnPage.tsx')).TestReturnPage,
    },
    {
      // Shown to others, at a counter or on a projector: the portal with nothing of this product around it but a logo.
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
