import type { ManifestOf } from '../FeatureManifest.ts';

export const home = {
  name: 'home',
  pages: [
    {
      path: '/overview',
      titleKey: 'navigation.home',
      isHome: true,
      icon: 'house',
      load: async () => (await import('../../ui/features/home/HomePage.tsx')).HomePage,
    },
  ],
} as const satisfies ManifestOf<'home'>;
