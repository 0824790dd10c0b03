import type { ManifestOf } from '../FeatureManifest.ts';
import { sessionModule } from './module.ts';

export const session = {
  name: 'session',
  module: sessionModule,
  service: async () => (await import('./service.ts')).sessionService,
  demo: async () => (await import('./demo.ts')).sessionDemo,
} as const satisfies ManifestOf<'session'>;
