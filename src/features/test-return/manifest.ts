import type { ManifestOf } from '../FeatureManifest.ts';

export const testReturn = {
  name: 'test-return',
  pages: [
    {
      path: '/test-return',
      titleKey: 'navigation.testReturn',
      icon: 'flask-conical',
      acts: [{ titleKey: 'previewLinks.share', search: '?new=share', needs: 'previewLinks' }],
      load: async () => (await import('../../ui/features/test-return/TestReturnPage.tsx')).TestReturnPage,
    },
  ],
} as const satisfies ManifestOf<'test-return'>;
