import type { ManifestOf } from '../FeatureManifest.ts';
import { reviewModeModule } from './module.ts';

export const reviewMode = {
  name: 'review-mode',
  module: reviewModeModule,
  service: async () => (await import('./service.ts')).reviewModeService,
  demo: async () => (await import('./demo.ts')).reviewModeDemo,
} as const satisfies ManifestOf<'review-mode'>;
