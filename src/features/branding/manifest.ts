import { configChanges } from '../configChanges.ts';
import type { ManifestOf } from '../FeatureManifest.ts';
import { brandingModule } from './module.ts';

export const branding = {
  name: 'branding',
  module: brandingModule,
  service: async () => (await import('./service.ts')).brandingService,
  demo: async () => (await import('./demo.ts')).brandingDemo,
  pages: [
    {
      path: '/branding',
      titleKey: 'navigation.branding',
      icon: 'palette',
      // Hide the footer's logo, so that the page shows only the logos being edited.
      showFooterLogo: false,
      load: async () => (await import('../../ui/features/branding/BrandingPage.tsx')).BrandingPage,
    },
  ],
  changes: configChanges('brandingSubject'),
} as const satisfies ManifestOf<'branding'>;
