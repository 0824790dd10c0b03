import { configChanges } from '../configChanges.ts';
import type { ManifestOf } from '../FeatureManifest.ts';

export const footerLinks = {
  name: 'footer-links',
  pages: [
    // The links are edited on the navigation page. This URL opens the same page.
    { path: '/navigation', titleKey: 'navigation.footerLinks', icon: 'link-2' },
    {
      path: '/footer-links',
      titleKey: 'navigation.navigationPages',
      icon: 'link-2',
      edits: ['navigation'],
      showInMenu: false,
      load: async () => (await import('../../ui/features/navigation/NavigationPage.tsx')).NavigationPage,
    },
  ],
  changes: configChanges('footerLinksSubject'),
} as const satisfies ManifestOf<'footer-links'>;
