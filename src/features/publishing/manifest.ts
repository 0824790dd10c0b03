import type { ManifestOf } from '../FeatureManifest.ts';
import { publishingModule } from './module.ts';

export const publishing = {
  name: 'publishing',
  module: publishingModule,
  service: async () => (await import('./service.ts')).publishingService,
  demo: async () => (await import('./demo.ts')).publishingDemo,
} as const satisfies ManifestOf<'publishing'>;
