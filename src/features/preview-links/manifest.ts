import type { ManifestOf } from '../FeatureManifest.ts';

export const previewLinks = {
  name: 'preview-links',
  service: async () => (await import('./service.ts')).previewLinksService,
  demo: async () => (await import('./demo.ts')).previewLinksDemo,
} as const satisfies ManifestOf<'preview-links'>;
